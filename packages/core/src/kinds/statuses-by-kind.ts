import { orderStatus } from '../lifecycle/order-status.ts';
import type { OtherWorkKind } from '../order/source.ts';
import { deviceStatus } from './device.ts';
import { entrustStatus } from './entrust.ts';
import { pmStatus } from './pm-status.ts';
import { stageStatus } from './project.ts';
import { requirementStatus } from './requirement.ts';
import { reviewStatus } from './review.ts';

/** What has status numbers of its own: of every kind of work there are some, of projects those of orders. */
type WithStatuses =
  | Exclude<OtherWorkKind, 'project' | 'entrusted'>
  | 'order'
  | 'entrust'
  | 'stage'
  | 'review';

/** Status numbers by name, of every kind that has its own; project orders have those of orders. */
export const statusesByKind = {
  order: orderStatus,
  requirement: requirementStatus,
  entrust: entrustStatus,
  device: deviceStatus,
  pm: pmStatus,
  stage: stageStatus,
  review: reviewStatus,
} as const satisfies Readonly<Record<WithStatuses, Readonly<Record<string, number>>>>;
