import { getTableColumns } from 'drizzle-orm';
import { orders } from '../../../platform/db/schema/orders.ts';

/** An order as it is stored. */
export type OrderRow = typeof orders.$inferSelect;

/** Names of all columns. */
export const orderColumns = Object.keys(getTableColumns(orders)) as (keyof OrderRow)[];

/** What never changes once an order is made. */
const fixed: readonly (keyof OrderRow)[] = [
  'tenantId',
  'id',
  'orderNo',
  'content',
  'attachments',
  'cellId',
  'cellName',
  'customerId',
  'customerName',
  'creatorId',
  'creatorKind',
  'draftHash',
  'impactScope',
  'source',
  'templateId',
  'templateVersion',
  'faultAt',
  'repeatOfId',
  'requirementId',
  'duty',
  'createdAt',
];

/** What actions may change. */
export const changeableColumns = orderColumns.filter((name) => !fixed.includes(name));
