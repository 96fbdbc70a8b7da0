import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { maySee } from '@svcdesk/core/rules';
import { similarFrom, similarityOf } from '@svcdesk/core/scheduling';
import { computeSla } from '@svcdesk/core/sla';
import { clockOf } from '../../../engine/clocks.ts';
import type { ReadContext } from '../../../engine/context.ts';
import { omitNulls } from '../../../engine/omit-nulls.ts';
import { comesOnDuty } from '../../../engine/on-duty.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { isoOf } from '../../../engine/timestamps.ts';
import { liveSite } from '../../../engine/visible-site.ts';
import { statement } from '../../../platform/db/index.ts';
import { type CatalogFacts, targetsOf } from '../create/catalog-facts.ts';
import { draftContext, findDraft } from '../create/draft-context.ts';
import { copiedTo, stateOf } from '../row/state.ts';
import { inEach, type SummaryRow, summariesOf } from '../summary.ts';
import { bestOf, type Judged, suggestionsFor } from './suggestions.ts';
import { dayFor } from './wanted.ts';

/** Deadlines of an order that would be made now, in milliseconds. */
export async function deadlinesOf({ db, services, tenantId }: ReadContext, facts: CatalogFacts, now: number) {
  const clock = await clockOf(db, services, tenantId, facts);
  const created = { action: 'create' as const, to: 1, effectiveAt: now, targets: targetsOf(facts) };
  const { responseDueAt, resolveDueAt } = computeSla([created], clock);
  return { responseDueAt, resolveDueAt };
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
  const { responseDueAt, resolveDueAt } = await deadlinesOf(context, facts, now);
  const wanted = {
    ...{ groupId, catalogId: input.serverCatalogId, serviceMode, site: cell, priority },
    dueAt: resolveDueAt,
    ...dayFor(undefined, context.timeZone, now),
  };
  const [judged = []] = actor.kind === 'staff' ? await suggestionsFor(db, context, [wanted]) : [];
  return {
    groupId,
    groupName,
    routedBy: by,
    priority,
    serviceMode,
    ...omitNulls({ responseDueAt: isoOf(responseDueAt), resolveDueAt: isoOf(resolveDueAt) }),
    duty: await comesOnDuty(where, office, groupId, now),
    ...nameOnly(bestOf(judged)),
  };
}

/** Who would be sent or comes nearest, and why; what else is known of them is for who asks for suggestions. */
function nameOnly({ suggestion, nearest }: ReturnType<typeof bestOf>) {
  const named = (judged: Judged | undefined) =>
    judged && {
      id: judged.suggestion.candidate.accountId,
      name: judged.suggestion.candidate.row.name,
      reasons: [...judged.suggestion.reasons],
    };
  return omitNulls({ engineer: named(suggestion) ?? null, nearest: named(nearest) ?? null });
}

type Row = SummaryRow & { assetIds: string[] | null };

/** A site has few open orders; of one that has more, the newest are compared. */
const maxCompared = 200;
const maxShown = 5;

const openOfSite = inEach((locale, { columns, joins }) =>
  statement<Row, [tenantId: string, cellId: string, accountId: string]>(
    `orders.openOfSite.${locale}`,
    `SELECT ${columns}, ${copiedTo('$3')},
       (SELECT jsonb_agg(x.asset_id) FROM order_assets x
        WHERE x.tenant_id = o.tenant_id AND x.order_id = o.id) AS "assetIds"
     FROM orders o ${joins}
     WHERE o.tenant_id = $1 AND o.cell_id = $2 AND ${orderOpen('o')}
     ORDER BY o.created_at DESC, o.id DESC LIMIT ${maxCompared}`,
  ),
);

/** Open orders of a site that the reader sees and that may be about what they are about to report. */
export async function similarOrders(input: CheckedRequestOf<typeof orders.similar>, context: ReadContext) {
  const { db, tenantId, actor, locale } = context;
  await liveSite(db, context, input.cellId);
  const rows = await openOfSite[locale].all(db, tenantId, input.cellId, actor.accountId);
  const found = rows
    .filter((row) => maySee(stateOf(row), actor))
    .map((row) => ({ row, likeness: similarityOf(input, { ...row, assetIds: row.assetIds ?? [] }) }))
    .filter(({ likeness }) => likeness >= similarFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxShown);
  return summariesOf(
    db,
    context,
    found.map(({ row }) => row),
  );
}
