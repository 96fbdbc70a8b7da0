import type { OrderDetail } from '../../../shared/domain/order/order.ts';

const editable = ['title', 'priority', 'serviceMode', 'typeId', 'serverCatalogId'] as const;

/** What the edit form holds. */
export type Edited = Pick<OrderDetail, (typeof editable)[number]>;

/** Only what differs from the order as it is now: sending the rest would undo what somebody else has corrected. */
export function editedParts(order: Edited, edited: Edited): Partial<Edited> {
  const tidy = { ...edited, title: edited.title.trim() };
  return Object.fromEntries(
    editable.filter((field) => tidy[field] !== order[field]).map((field) => [field, tidy[field]]),
  );
}
