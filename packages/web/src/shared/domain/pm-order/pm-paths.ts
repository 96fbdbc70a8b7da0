import { pmStatus } from '@svcdesk/core/rules';
import { withQuery } from '../../platform/routing.ts';

const list = '/userSide/orderCenter/pmOrders';

/** Screens of preventive maintenance. */
export const pmPaths = {
  list,
  pending: `${list}/pendingPmDetail`,
  processing: `${list}/processingPmDetail`,
  solved: `${list}/solvedPmDetail`,
  schedule: `${list}/pmSchedule`,
} as const;

/** Which of the three details shows an order in a state. */
export function pmDetailPath(status: number): string {
  if (status === pmStatus.inProgress) return pmPaths.processing;
  return status === pmStatus.finished || status === pmStatus.skipped ? pmPaths.solved : pmPaths.pending;
}

/** Where one is shown whole; where its state is not known, its first detail, which leads on to the right one. */
export function pmPath(id: string, status: number = pmStatus.pending): string {
  return withQuery(pmDetailPath(status), { id });
}
