import type { Instant, OrderState } from './order-state.ts';

/** Columns that `edit` may change. */
export const editableFields = [
  'priority',
  'typeId',
  'serverCatalogId',
  'serviceMode',
  'reportId',
  'title',
] as const satisfies readonly (keyof OrderState)[];

/** New values of columns that `edit` may change; absent ones stay. */
export type EditableFields = { readonly [F in (typeof editableFields)[number]]?: OrderState[F] };

/** One column's value before and after. */
export interface FieldChange {
  readonly from?: string | number | undefined;
  readonly to: string | number;
}

/** Changes by column name, kept with the record. */
export type FieldChanges = Readonly<Record<string, FieldChange>>;

/** When an order was and will be done, as ISO 8601; what was planned before is told of the owner's plan alone. */
export function planChanges(
  before: { readonly planStart?: Instant | undefined; readonly planEnd?: Instant | undefined },
  after: { readonly planStart?: Instant | undefined; readonly planEnd?: Instant | undefined },
): FieldChanges {
  const found: Record<string, FieldChange> = {};
  for (const field of ['planStart', 'planEnd'] as const) {
    const to = after[field];
    const from = before[field];
    if (to !== undefined && to !== from) found[field] = { from: isoOf(from), to: isoOf(to) };
  }
  return found;
}

/** What a plan that is taken out was; nothing takes its place. */
export function withdrawnPlan({
  planStart,
  planEnd,
}: {
  readonly planStart?: Instant | undefined;
  readonly planEnd?: Instant | undefined;
}): FieldChanges {
  return { planStart: { from: isoOf(planStart), to: '' }, planEnd: { from: isoOf(planEnd), to: '' } };
}

function isoOf(at: Instant): string;
function isoOf(at: Instant | undefined): string | undefined;
function isoOf(at: Instant | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}

/** Before and after of every column that new values really change. */
export function changesOf(order: OrderState, values: EditableFields): FieldChanges {
  const found: Record<string, FieldChange> = {};
  for (const field of editableFields) {
    const to = values[field];
    if (to !== undefined && to !== order[field]) found[field] = { from: order[field], to };
  }
  return found;
}
