import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import { locales, phrasesFor } from '@svcdesk/core/phrases';
import {
  create,
  type NewOrder,
  type OrderSource,
  type OrderState,
  orderSource,
  orderSourceNames,
  orderStatus,
  type PriorityCode,
  prefixOfSource,
  type RecordDraft,
} from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { comesOnDuty } from '../../../engine/on-duty.ts';
import { numberFor } from '../../../engine/order-numbers.ts';
import { recordRows } from '../../../engine/records.ts';
import { isoOf, msOf } from '../../../engine/timestamps.ts';
import { statement } from '../../../platform/db/index.ts';
import { invalid, refused } from '../../../platform/refusals.ts';
import { freeTimeFor } from '../actions/free-time.ts';
import { type LockedRow, visibleOrder } from '../actions/lock.ts';
import { insertOrder } from '../actions/write-order.ts';
import { keepChoice } from '../advice/choices.ts';
import { doEffects } from '../effects.ts';
import { bindOrderFiles } from '../files.ts';
import { newOrderColumns } from '../row/state.ts';
import { recomputeSla } from '../sla/recompute-sla.ts';
import { oneSummary, summaryById, summaryRowOf } from '../summary.ts';
import { targetsOf } from './catalog-facts.ts';
import { type DraftContext, draftContext, type ExistingOrder, findDraft } from './draft-context.ts';
import { checkAnswers, filesOfFields, writeFields } from './fields.ts';
import {
  answersFrom,
  attachmentsFrom,
  type Draft,
  draftHash,
  type Origin,
  readCreateWith,
  reportedFrom,
} from './origin.ts';

type Bound = [tenantId: string, orderId: string, assetIds: readonly string[]];

const bind = statement<
  object,
  [...Bound, accountId: string, at: string, cellId: string, ofCustomer: boolean]
>(
  'orders.bindAssets',
  `INSERT INTO order_assets (tenant_id, order_id, asset_id, bound_by_id, created_at)
   SELECT a.tenant_id, $2, a.id, $4, $5 FROM assets a
   JOIN cells c ON c.tenant_id = a.tenant_id AND c.id = a.cell_id
   JOIN cells o ON o.tenant_id = a.tenant_id AND o.id = $6
   WHERE a.tenant_id = $1 AND a.id = ANY($3::uuid[]) AND a.flag = 1
     AND (c.id = o.id OR ($7 AND c.customer_id = o.customer_id))
   ON CONFLICT DO NOTHING`,
);

/**
 * Binds assets that the order may be about: staff choose of all sites of its customer, who reads the order and what
 * it is about; clients of the order's site.
 */
async function bindAssets(
  { tx, tenantId, actor, now }: WriteContext,
  order: { readonly id: string; readonly cellId: string },
  assetIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(assetIds)];
  if (wanted.length === 0) return;
  const ofCustomer = actor.kind === 'staff';
  const by = [actor.accountId, now().toISOString()] as const;
  const bound = await bind.change(tx, tenantId, order.id, wanted, ...by, order.cellId, ofCustomer);
  if (bound !== wanted.length) throw invalid('assetIds', ofCustomer ? 'notOfCustomer' : 'notOfSite');
}

/**
 * Staff name a source by its id or key, or by its name in any language; operations unless said. Clients raise operations
 * orders.
 */
function sourceOf({ actor }: WriteContext, { sourceId, sourceName }: Draft): OrderSource {
  const asked = sourceId || sourceName;
  if (actor.kind !== 'staff' || !asked) return orderSource.operations;
  const found = orderSourceNames.find(
    (name) =>
      [name, String(orderSource[name])].includes(asked) ||
      locales.some((locale) => phrasesFor(locale).order.source[name] === asked),
  );
  const values = orderSourceNames.map((name) => orderSource[name]).join(', ');
  if (!found) throw invalid(sourceId ? 'sourceId' : 'sourceName', 'oneOf', { values });
  return orderSource[found];
}

/** Only a closed order that one sees can have come back. */
async function checkRepeat({ tx, ...context }: WriteContext, repeatOfId: string | undefined): Promise<void> {
  if (!repeatOfId) return;
  const { state } = await visibleOrder(tx, context, repeatOfId);
  if (state.status !== orderStatus.closed) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
}

function newOrder(
  { actor }: WriteContext,
  draft: Draft,
  id: string,
  source: OrderSource,
  { cell, facts, reported }: DraftContext,
): NewOrder {
  return {
    id,
    source,
    groupId: facts.groupId,
    createdById: actor.accountId,
    createdByKind: actor.kind,
    reporterAccountId: reported.reportAccountId ?? undefined,
    customerId: cell.customerId,
    cellId: cell.id,
    serviceMode: facts.serviceMode,
    priority: facts.priority as PriorityCode,
    typeId: draft.typeId,
    serverCatalogId: draft.serverCatalogId,
    reportId: reported.reporterId ?? undefined,
    title: draft.title,
  };
}

function rowOf(
  { tenantId, actor }: WriteContext,
  draft: Draft,
  state: OrderState,
  records: readonly RecordDraft[],
  { cell, facts, template, reported }: DraftContext,
) {
  const created = records[0]?.effectiveAt ?? 0;
  return {
    tenantId,
    title: draft.title,
    content: draft.content ?? '',
    impactScope: draft.scope ?? null,
    typeId: draft.typeId,
    typeName: facts.typeName,
    catalogId: draft.serverCatalogId,
    catalogName: facts.catalogName,
    templateId: template?.id ?? null,
    templateVersion: template?.version ?? null,
    cellId: cell.id,
    cellName: cell.name,
    customerId: cell.customerId,
    customerName: cell.customerName,
    ...reported,
    creatorId: actor.accountId,
    creatorKind: actor.kind,
    faultAt: draft.gmtStart ? isoOf(Math.min(Date.parse(draft.gmtStart), created)) : isoOf(created),
    repeatOfId: draft.repeatOfId ?? null,
    responseTargetMinutes: facts.responseMinutes,
    resolveTargetMinutes: facts.resolveMinutes,
    calendarId: facts.calendarId,
    calendarVersion: facts.calendarVersion,
    ...newOrderColumns(state, records, created),
  } satisfies Partial<LockedRow>;
}

/** The same draft by the same person makes the same order once; another under its id is refused. */
function isSame(existing: ExistingOrder | null, { actor }: WriteContext, hash: string): boolean {
  if (!existing) return false;
  if (existing.creatorId === actor.accountId && existing.draftHash === hash) return true;
  throw new SvcdeskError('keyReused');
}

/** Requests for one draft wait for each other, so that each later one finds the order that the first made. */
const holdDraft = statement<object, [tenantAndId: string]>(
  'orders.holdDraft',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 13))',
);

/** Makes an order of a draft and gives how it stands; `origin` is the requirement that it is made of. */
export async function createOrder(
  context: WriteContext,
  draft: Draft,
  origin?: Origin,
): Promise<DataOf<typeof orders.create>> {
  const { tx, tenantId, actor, services, timeZone } = context;
  const now = context.now().getTime();
  const hash = draftHash(draft);
  const id = draft.id ?? timeOrderedId(now);
  if (draft.id !== undefined) tx.pipelined(holdDraft.all(tx, `${tenantId} ${id}`));
  const inDatabase = await findDraft(tx, context, draft);
  if (isSame(inDatabase.existing, context, hash)) return summaryById(tx, context, id);

  const found = draftContext(context, draft, inDatabase);
  const around = { ...found, reported: reportedFrom(draft, found.reported, origin) };
  await checkRepeat(context, draft.repeatOfId);
  const asks = around.template?.shown;
  const fields = asks ? checkAnswers(asks, answersFrom(asks, draft.fields, origin), context) : [];
  const source = sourceOf(context, draft);
  const takes = draft.status === orderStatus.processing || draft.status === orderStatus.suspended;
  const { plan, notPlanned } = await freeTimeFor(
    takes ? { ...draft, orderId: id } : { orderId: id },
    context,
  );
  const asked = await readCreateWith(context, draft, plan);
  const { skewMs, contactAt } = context;
  const base = { at: msOf(draft.at), skewMs, contactAt, targets: targetsOf(around.facts) };
  const created = create(newOrder(context, draft, id, source, around), actor, asked, base, now);
  if (!created.ok) throw refused(created.refusal);

  const { order: state, records, effects } = created;
  const { head, rows } = recordRows({ tenantId, id, recordCount: 0, lastRecordHash: null }, records);
  const plain = rowOf(context, draft, state, records, around);
  const files = { attachment: draft.attachment, ...filesOfFields(fields) };
  const row: LockedRow = {
    ...plain,
    ...head,
    ...(await recomputeSla(tx, services, plain, records)),
    draftHash: hash,
    duty: await comesOnDuty(context, around.facts.office, plain.groupId, Date.parse(plain.createdAt)),
    requirementId: origin?.requirementId ?? null,
    attachments: attachmentsFrom((await bindOrderFiles(context, id, files)).attachment ?? '', origin),
    orderNo: await numberFor(context, prefixOfSource(source), Date.parse(plain.createdAt)),
    updatedAt: isoOf(now),
  };
  insertOrder(tx, row, rows, timeZone);
  if (draft.status === orderStatus.assigned) keepChoice(tx, row, draft.suggestedId);
  await writeFields(tx, tenantId, id, fields);
  await bindAssets(context, row, draft.assetIds ?? []);
  const last = records.at(-1);
  if (last) await doEffects(context, row, last, effects);
  // Who accepts what they create, or hands it on, is shown with names that are not at hand.
  if (row.ownerId !== null || row.groupId !== around.facts.groupId)
    return { ...(await summaryById(tx, context, id)), notPlanned };
  const shown = summaryRowOf(row, { ...around.facts, ownerName: null }, context.locale);
  return oneSummary(tx, context, shown);
}
