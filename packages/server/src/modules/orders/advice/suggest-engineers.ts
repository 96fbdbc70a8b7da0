import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { CalendarOf } from '../../../engine/clocks.ts';
import type { PersonContext, ReadContext } from '../../../engine/context.ts';
import { isOffHours } from '../../../engine/on-duty.ts';
import { canAssign } from '../../../engine/targets.ts';
import { liveSite } from '../../../engine/visible-site.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { checkEither } from '../../../platform/refusals.ts';
import { visibleOrder } from '../actions/lock.ts';
import { catalogFacts, routedTo } from '../create/catalog-facts.ts';
import type { SummaryRow } from '../summary.ts';
import { sitesOf } from './candidates.ts';
import { bestOf, type ShownSuggestion, suggestionsFor, type Wanted } from './suggestions.ts';

type Input = CheckedRequestOf<typeof orders.suggestEngineers>;
type Context = ReadContext & { readonly actor: StaffActor };

type Asked = Omit<Wanted, 'offHours'> & { readonly office: CalendarOf | null };

async function ofOrder({ db, ...context }: Context, orderId: string): Promise<Asked> {
  const { row } = await visibleOrder(db, context, orderId);
  const site = await sitesOf.first(db, context.tenantId, [row.cellId]);
  if (!site) throw new SvcdeskError('notFound');
  const { groupId, catalogId, serviceMode, id, round } = row;
  return { groupId, catalogId, serviceMode, site, order: { id, round }, office: site.office };
}

async function ofDraft(context: Context, draft: NonNullable<Input['draft']>): Promise<Asked> {
  const { db, tenantId } = context;
  const { cellId, serverCatalogId: catalogId, typeId } = draft;
  const site = await liveSite(db, context, cellId);
  const facts = await catalogFacts(db, tenantId, { cellId, catalogId, typeId });
  if (!facts) throw new SvcdeskError('notFound');
  const { serviceMode, office } = facts;
  return { groupId: routedTo(facts, cellId).groupId, catalogId, serviceMode, site, office };
}

/** Ranks who might take an order or what a draft would become, in its own group or in another. */
export async function suggestForOrder(input: Input, context: Context): Promise<ShownSuggestion[]> {
  const { orderId, draft, groupId } = input;
  checkEither({ orderId, draft }, 'orderId', 'draft');
  const { office, ...asked } = draft ? await ofDraft(context, draft) : await ofOrder(context, orderId ?? '');
  const { db, tenantId } = context;
  if (groupId && !(await canAssign(db, tenantId, groupId, undefined))) throw new SvcdeskError('notFound');
  const offHours = await isOffHours({ ...context, tx: db }, office, context.now().getTime());
  const wanted = { ...asked, groupId: groupId ?? asked.groupId, offHours };
  const [suggested = []] = await suggestionsFor(db, context, [wanted]);
  return suggested;
}

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
