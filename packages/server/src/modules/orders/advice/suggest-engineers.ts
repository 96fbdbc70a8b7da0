import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import type { CalendarOf } from '../../../engine/clocks.ts';
import type { ReadContext } from '../../../engine/context.ts';
import { isOffHours } from '../../../engine/on-duty.ts';
import { targetFits } from '../../../engine/targets.ts';
import { liveCell } from '../../../engine/visible-cell.ts';
import { checkEither } from '../../../platform/refusals.ts';
import { visibleOrder } from '../act/lock.ts';
import { catalogFacts, routedTo } from '../create/catalog-facts.ts';
import { sitesOf } from './candidates.ts';
import { type ShownSuggestion, suggestionsFor, type Wanted } from './suggestions.ts';

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
  const site = await liveCell(db, context, cellId);
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
  if (groupId && !(await targetFits(db, tenantId, groupId, undefined))) throw new SvcdeskError('notFound');
  const offHours = await isOffHours({ ...context, tx: db }, office, context.now().getTime());
  const wanted = { ...asked, groupId: groupId ?? asked.groupId, offHours };
  const [suggested = []] = await suggestionsFor(db, context, [wanted]);
  return suggested;
}
