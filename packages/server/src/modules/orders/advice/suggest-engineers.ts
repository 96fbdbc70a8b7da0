import { isSvcdeskError, SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { PersonContext, ReadContext } from '../../../engine/context.ts';
import { dayToCome } from '../../../engine/days.ts';
import { canAssign } from '../../../engine/targets.ts';
import { msOf } from '../../../engine/timestamps.ts';
import { liveSite } from '../../../engine/visible-site.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { checkEither, invalid, notFoundAt } from '../../../platform/refusals.ts';
import { visibleOrder } from '../actions/lock.ts';
import { catalogFacts, routeToGroup } from '../create/catalog-facts.ts';
import type { SummaryRow } from '../summary.ts';
import { deadlinesOf } from './advice.ts';
import { type SiteRow, sitesOf } from './candidates.ts';
import { bestOf, type ShownSuggestion, suggestionsFor, suggestionsForAll } from './suggestions.ts';
import { dayFor, type Wanted } from './wanted.ts';

type Input = CheckedRequestOf<typeof orders.suggestEngineers>;
type Context = ReadContext & { readonly actor: StaffActor };

type Asked = Omit<Wanted, 'day' | 'orLater'>;

/** When an order has to be resolved: nothing that the rules of its actions ask for. */
const dueOf = statement<Pick<SummaryRow, 'resolveDueAt'>, [tenantId: string, orderId: string]>(
  'orders.resolveDue',
  'SELECT resolve_due_at AS "resolveDueAt" FROM orders WHERE tenant_id = $1 AND id = $2',
);

/** An order as far as looking for an engineer goes. */
type Suited = Pick<
  SummaryRow,
  | ('id' | 'cellId' | 'groupId' | 'catalogId' | 'serviceMode' | 'round' | 'ownerId')
  | ('planStart' | 'planEnd' | 'resolveDueAt' | 'priority')
>;

const planOf = ({ planStart, planEnd }: Suited): Wanted['plan'] =>
  planStart === null || planEnd === null ? undefined : { from: msOf(planStart), to: msOf(planEnd) };

function askedOf(row: Suited, site: SiteRow): Asked {
  const { groupId, catalogId, serviceMode, priority, id, round, ownerId } = row;
  const dueAt = msOf(row.resolveDueAt);
  const order = { id, round, ownerId };
  return { groupId, catalogId, serviceMode, priority, site, order, plan: planOf(row), dueAt };
}

/** What an order asks of its engineer. */
export async function askedOfOrder({ db, ...context }: Context, orderId: string): Promise<Asked> {
  const { row } = await visibleOrder(db, context, orderId);
  const [site, due] = await Promise.all([
    sitesOf.first(db, context.tenantId, [row.cellId]),
    dueOf.first(db, context.tenantId, orderId),
  ]);
  if (!site || !due) throw new SvcdeskError('notFound');
  return askedOf({ ...row, ...due }, site);
}

/** The same of one of several, which a refusal names by its field. */
async function askedAt(path: string, orderId: string, context: Context): Promise<Asked> {
  try {
    return await askedOfOrder(context, orderId);
  } catch (error) {
    throw isSvcdeskError(error, 'notFound') ? notFoundAt(path) : error;
  }
}

async function ofDraft(context: Context, draft: NonNullable<Input['draft']>): Promise<Asked> {
  const { db, tenantId } = context;
  const { cellId, serverCatalogId: catalogId, typeId } = draft;
  const site = await liveSite(db, context, cellId);
  const facts = await catalogFacts(db, tenantId, { cellId, catalogId, typeId });
  if (!facts) throw new SvcdeskError('notFound');
  const { serviceMode, priority } = facts;
  const { resolveDueAt: dueAt } = await deadlinesOf(context, facts, context.now().getTime());
  return { groupId: routeToGroup(facts, cellId).groupId, catalogId, serviceMode, priority, site, dueAt };
}

/**
 * Ranks who might take an order or what a draft would become, in its own group or in another, by the day that is asked
 * for.
 */
export async function suggestForOrder(input: Input, context: Context): Promise<ShownSuggestion[]> {
  const { orderId, draft, groupId, withIds = [] } = input;
  checkEither({ orderId, draft }, 'orderId', 'draft');
  if (draft && withIds.length > 0) throw invalid('withIds', 'notWith', { field: 'draft' });
  const repeated = withIds.findIndex((id, index) => id === orderId || withIds.indexOf(id) < index);
  if (repeated >= 0) throw invalid(`withIds.${repeated}`, 'repeated');
  const askedDay = input.day && dayToCome(input.day, 'day', context);
  const asked = draft ? await ofDraft(context, draft) : await askedOfOrder(context, orderId ?? '');
  const others = await Promise.all(withIds.map((id, index) => askedAt(`withIds.${index}`, id, context)));
  const { db, tenantId, timeZone } = context;
  if (groupId && !(await canAssign(db, tenantId, groupId, undefined))) throw new SvcdeskError('notFound');
  const now = context.now().getTime();
  const wantedOf = (each: Asked): Wanted => {
    const usual = dayFor(each.plan, timeZone, now);
    const { day, orLater } = askedDay ? { day: askedDay, orLater: false } : usual;
    // Asked about another day, the plan is to be given up.
    const plan = !orLater && day === usual.day ? each.plan : undefined;
    return { ...each, plan, groupId: groupId ?? each.groupId, day, orLater };
  };
  if (others.length > 0) return suggestionsForAll(db, context, [asked, ...others].map(wantedOf));
  const [judged = []] = await suggestionsFor(db, context, [wantedOf(asked)]);
  return Promise.all(judged.map(({ show }) => show()));
}

/** The engineer whom the rules would send to an order; if none fits, the nearest one. */
export interface Best {
  readonly suggestion?: ShownSuggestion | undefined;
  readonly nearest?: ShownSuggestion | undefined;
}

/**
 * Whom the rules would send to each of a few orders, by order: to each as if those before had been sent. Nothing where
 * its group has nobody.
 */
export async function bestEngineers(
  on: Queryable,
  context: PersonContext,
  rows: readonly Suited[],
): Promise<ReadonlyMap<string, Best>> {
  if (rows.length === 0) return new Map();
  const { timeZone } = context;
  const found = await sitesOf.all(on, context.tenantId, [...new Set(rows.map(({ cellId }) => cellId))]);
  const sites = new Map(found.map((site) => [site.id, site]));
  const now = context.now().getTime();
  const wanted = rows.flatMap((row) => {
    const site = sites.get(row.cellId);
    if (!site) return [];
    const when = dayFor(planOf(row), timeZone, now);
    const asked = askedOf(row, site);
    const plan = when.orLater ? undefined : asked.plan;
    return [{ ...asked, ...when, plan, id: row.id }];
  });
  const judged = await suggestionsFor(on, context, wanted);
  const best = wanted.map(async ({ id }, index): Promise<[string, Best]> => {
    const { suggestion, nearest } = bestOf(judged[index] ?? []);
    return [id, { suggestion: await suggestion?.show(), nearest: await nearest?.show() }];
  });
  return new Map(await Promise.all(best));
}
