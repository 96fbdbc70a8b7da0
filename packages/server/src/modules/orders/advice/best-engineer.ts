import type { PersonContext } from '../../../engine/context.ts';
import { isOffHours } from '../../../engine/on-duty.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import type { SummaryRow } from '../row/summary-row.ts';
import { sitesOf } from './candidates.ts';
import { bestOf, type ShownSuggestion, suggestionsFor } from './suggestions.ts';

type Suited = Pick<SummaryRow, 'id' | 'cellId' | 'groupId' | 'catalogId' | 'serviceMode' | 'round'>;

/** Whom the rules would send to each of a few orders, by order; none where nobody of its group can go. */
export async function bestEngineers(
  on: Queryable,
  context: PersonContext,
  rows: readonly Suited[],
): Promise<ReadonlyMap<string, ShownSuggestion>> {
  if (rows.length === 0) return new Map();
  const found = await sitesOf.all(on, context.tenantId, [...new Set(rows.map(({ cellId }) => cellId))]);
  const sites = new Map(found.map((site) => [site.id, site]));
  const offHours = await isOffHours(
    { ...context, tx: on },
    found[0]?.office ?? null,
    context.now().getTime(),
  );
  const wanted = rows.flatMap(({ id, round, ...row }) => {
    const site = sites.get(row.cellId);
    return site ? [{ ...row, site, order: { id, round }, offHours }] : [];
  });
  const suggested = await suggestionsFor(on, context, wanted);
  const best = new Map<string, ShownSuggestion>();
  for (const [index, { order }] of wanted.entries()) {
    const first = bestOf(suggested[index] ?? []);
    if (first) best.set(order.id, first);
  }
  return best;
}
