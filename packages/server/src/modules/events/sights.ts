import type { OtherWorkKind } from '@svcdesk/core/rules';
import type { Reader, Sight, SightsOf } from '../../engine/sight.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { EventRow } from './event-rows.ts';
import { type HeardOf, partiesOfOrders } from './parties.ts';

/** Who sees work beside orders, by its kind. */
export type WorkSights = Readonly<Record<OtherWorkKind, SightsOf>>;

/** Things that records are about, as far as that says who may hear of them. */
export interface Things {
  readonly orders: ReadonlyMap<string, HeardOf>;
  /** Work of the other kinds. */
  readonly others: ReadonlyMap<OtherWorkKind, ReadonlyMap<string, Sight>>;
}

/** Looks up the things that rows are about, each kind at once. */
export async function thingsOf(
  on: Queryable,
  tenantId: string,
  sightsOf: WorkSights,
  rows: readonly EventRow[],
  readers: readonly Reader[],
): Promise<Things> {
  const ids = new Map<string, Set<string>>();
  for (const { kind, objectKind, objectId } of rows) {
    if (kind !== 'record' || objectKind === null || objectId === null) continue;
    ids.set(objectKind, (ids.get(objectKind) ?? new Set()).add(objectId));
  }
  const readerIds = [...new Set(readers.map(({ accountId }) => accountId))];
  const orders = await partiesOfOrders(on, tenantId, [...(ids.get('order') ?? [])], readerIds);
  const others = new Map<OtherWorkKind, ReadonlyMap<string, Sight>>();
  for (const [kind, sights] of Object.entries(sightsOf) as [OtherWorkKind, SightsOf][]) {
    const found = ids.get(kind);
    if (found) others.set(kind, await sights(on, tenantId, [...found], readers));
  }
  return { orders, others };
}
