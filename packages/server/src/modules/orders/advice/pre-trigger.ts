import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { foldSla } from '@svcdesk/core/sla';
import { clockOf } from '../../../engine/clocks.ts';
import type { ReadContext } from '../../../engine/context.ts';
import { given } from '../../../engine/given.ts';
import { isoOf } from '../../../engine/instants.ts';
import { comesOnDuty, isOffHours } from '../../../engine/on-duty.ts';
import { type CatalogFacts, targetsOf } from '../create/catalog-facts.ts';
import { draftContext, findDraft } from '../create/draft-context.ts';
import { bestOf, suggestionsFor } from './suggestions.ts';

/** Deadlines of an order that would be made now. */
async function deadlinesOf({ db, services, tenantId }: ReadContext, facts: CatalogFacts, now: number) {
  const clock = await clockOf(db, services, tenantId, facts);
  const created = { action: 'create' as const, to: 1, effectiveAt: now, targets: targetsOf(facts) };
  const { responseDueAt, resolveDueAt } = foldSla([created], clock);
  return given({ responseDueAt: isoOf(responseDueAt), resolveDueAt: isoOf(resolveDueAt) });
}

/** Says what would become of a draft. Whom the rules suggest, and how busy people are, is for staff only. */
export async function preTrigger(
  input: CheckedRequestOf<typeof orders.preTrigger>,
  context: ReadContext,
): Promise<DataOf<typeof orders.preTrigger>> {
  const { db, actor } = context;
  const now = context.now().getTime();
  const { cell, facts } = draftContext(context, input, await findDraft(db, context, input));
  const { groupId, groupName, by, priority, serviceMode, office } = facts;
  const where = { ...context, tx: db };
  const offHours = await isOffHours(where, office, now);
  const wanted = { groupId, catalogId: input.serverCatalogId, serviceMode, site: cell, offHours };
  const [suggested = []] = actor.kind === 'staff' ? await suggestionsFor(db, context, [wanted]) : [];
  const best = bestOf(suggested);
  return {
    groupId,
    groupName,
    routedBy: by,
    priority,
    serviceMode,
    ...(await deadlinesOf(context, facts, now)),
    duty: await comesOnDuty(where, office, groupId, now),
    ...(best && { engineer: { id: best.engineer.id, name: best.engineer.name, reasons: best.reasons } }),
  };
}
