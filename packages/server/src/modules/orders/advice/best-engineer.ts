import type { Queryable } from '../../../db/index.ts';
import type { PersonContext } from '../../work/context.ts';
import { isOffHours } from '../../work/on-duty.ts';
import type { SummaryRow } from '../row/summary-row.ts';
import { type SiteRow, siteOf } from './site.ts';
import { type ShownSuggestion, suggestionsFor } from './suggestions.ts';

type Suited = Pick<SummaryRow, 'id' | 'cellId' | 'groupId' | 'catalogId' | 'serviceMode' | 'round'>;

/** Whom the rules would send to each of a few orders, by order; none where nobody of its group can go. */
export async function bestEngineers(
  on: Queryable,
  context: PersonContext,
  rows: readonly Suited[],
): Promise<ReadonlyMap<string, ShownSuggestion>> {
  const sites = new Map<string, SiteRow | undefined>();
  let offHours: boolean | undefined;
  const best = new Map<string, ShownSuggestion>();
  for (const { id, round, ...row } of rows) {
    if (!sites.has(row.cellId)) sites.set(row.cellId, await siteOf.first(on, context.tenantId, row.cellId));
    const site = sites.get(row.cellId);
    if (!site) continue;
    offHours ??= await isOffHours({ ...context, tx: on }, site.office, context.now().getTime());
    const [first] = await suggestionsFor(on, context, { ...row, site, order: { id, round }, offHours });
    if (first) best.set(id, first);
  }
  return best;
}
