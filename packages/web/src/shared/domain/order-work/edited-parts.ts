import type { ServiceMode } from '@svcdesk/core/rules';
import type { OrderDetail } from '../order/order.ts';

const editable = ['title', 'priority', 'serviceMode', 'typeId', 'serverCatalogId'] as const;

/** What the edit form holds. */
export interface Edited extends Pick<OrderDetail, Exclude<(typeof editable)[number], 'serviceMode'>> {
  serviceMode: ServiceMode;
  remark: string;
}

/** What there is to correct of an order. */
export function editedOf({ title, priority, serviceMode, typeId, serverCatalogId }: OrderDetail): Edited {
  return { title, priority, serviceMode: serviceMode as ServiceMode, typeId, serverCatalogId, remark: '' };
}

/** What is sent of somebody's own changes: not the remark about them. */
export function editedParts(own: Partial<Edited>): Partial<Omit<Edited, 'remark'>> {
  const parts = editable.filter((field) => own[field] !== undefined).map((field) => [field, own[field]]);
  return Object.fromEntries(parts);
}
