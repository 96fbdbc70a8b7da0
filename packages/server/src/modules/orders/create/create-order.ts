import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import {
  create,
  type NewOrder,
  type OrderSource,
  type OrderState,
  orderSourceNames,
  type PriorityCode,
  type RecordDraft,
} from '@svcdesk/core/order';
import { statement } from '../../../db/index.ts';
import { invalid, refused } from '../../../http/refusals.ts';
import { type CellRow, liveCell } from '../../cells/visible-cell.ts';
import { type TemplateRow, templateFields, templateFor } from '../../templates/find-template.ts';
import type { LockedRow } from '../act/lock.ts';
import { visibleOrder } from '../act/lock.ts';
import type { WriteContext } from '../context.ts';
import { countChanges } from '../counts/kept-counts.ts';
import { doEffects } from '../effects/do-effects.ts';
import { comesOnDuty } from '../effects/on-duty.ts';
import { bindAttachments } from '../files.ts';
import { insertRecords, recordRows } from '../records/write-records.ts';
import { isoOf, msOf } from '../row/instants.ts';
import { columnsOfState } from '../row/state.ts';
import { refold } from '../sla/refold.ts';
import { askedFor, type Draft } from './asked.ts';
import { bindAssets } from './assets.ts';
import { type CatalogFacts, catalogFacts, targetsOf } from './catalog-facts.ts';
import { draftHash } from './draft-hash.ts';
import { answeredFields, filesOfFields, writeFields } from './fields.ts';
import { insertOrder } from './insert-order.ts';
import { orderNumber } from './numbers.ts';
import { type ReportedBy, reporterOf } from './reporter.ts';

/** Everything that a draft does not say itself. */
interface Surroundings {
  readonly cell: CellRow;
  readonly facts: CatalogFacts & { groupId: string };
  readonly template: TemplateRow | undefined;
  readonly reported: ReportedBy;
}

function sourceOf({ actor }: WriteContext, { sourceName }: Draft): OrderSource {
  const index =
    actor.kind === 'staff' ? (orderSourceNames as readonly string[]).indexOf(sourceName ?? '') : 0;
  return Math.max(0, index) as OrderSource;
}

async function factsFor({ tx, tenantId, actor }: WriteContext, draft: Draft, cell: CellRow) {
  const { typeId, serverCatalogId: catalogId } = draft;
  // Clients' orders are as urgent as their catalogue says; staff know better.
  const priority = actor.kind === 'staff' ? draft.priority : undefined;
  const facts = await catalogFacts(tx, tenantId, { cellId: cell.id, catalogId, typeId, priority });
  if (!facts?.catalogFits) throw invalid(facts ? 'serverCatalogId' : 'typeId', 'notAllowed');
  if (!facts.typeFits) throw invalid('typeId', 'notAllowed');
  if (facts.groupId === null) throw new Error('The tenant has no default group');
  return { ...facts, groupId: facts.groupId };
}

async function surroundings(context: WriteContext, draft: Draft): Promise<Surroundings> {
  const { tx, tenantId, actor } = context;
  const cell = await liveCell(tx, context, draft.cellId);
  const facts = await factsFor(context, draft, cell);
  const template = await templateFor(tx, tenantId, cell.id, draft.typeId);
  const who = { tenantId, accountId: actor.accountId, side: actor.kind };
  const reported = await reporterOf(tx, who, cell.id, draft);
  return { cell, facts, template, reported };
}

/** Only a closed order that one sees can have come back. */
async function checkRepeat({ tx, ...context }: WriteContext, repeatOfId: string | undefined): Promise<void> {
  if (!repeatOfId) return;
  const { state } = await visibleOrder(tx, context, repeatOfId);
  if (state.status !== 6) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
}

function newOrder(
  { actor }: WriteContext,
  draft: Draft,
  id: string,
  source: OrderSource,
  { cell, facts, reported }: Surroundings,
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

const acceptedAt = (records: readonly RecordDraft[]) =>
  records.find((record) => record.action === 'accept')?.effectiveAt;

function rowOf(
  { tenantId, actor }: WriteContext,
  draft: Draft,
  state: OrderState,
  records: readonly RecordDraft[],
  { cell, facts, template, reported }: Surroundings,
) {
  const created = records[0]?.effectiveAt ?? 0;
  return {
    tenantId,
    id: state.id,
    title: draft.title,
    content: draft.content ?? '',
    source: state.source,
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
    acceptedAt: isoOf(acceptedAt(records)),
    hungUpAt: state.status === 4 ? isoOf(created) : null,
    solution: null,
    causeCode: null,
    spentMinutes: null,
    beforePhotos: '',
    afterPhotos: '',
    signature: '',
    clockedInAt: null,
    clockedInById: null,
    repeatOfId: draft.repeatOfId ?? null,
    requirementId: null,
    entrusted: false,
    responseTargetMinutes: facts.responseMinutes,
    resolveTargetMinutes: facts.resolveMinutes,
    calendarId: facts.calendarId,
    calendarVersion: facts.calendarVersion,
    createdAt: isoOf(created),
    ...columnsOfState(state),
  } satisfies Partial<LockedRow>;
}

const existing = statement<{ creatorId: string; draftHash: string | null }, [tenantId: string, id: string]>(
  'orders.existing',
  'SELECT creator_id AS "creatorId", draft_hash AS "draftHash" FROM orders WHERE tenant_id = $1 AND id = $2',
);

/** The same draft by the same person makes the same order once; another under its id is refused. */
async function sameAgain(
  { tx, tenantId, actor }: WriteContext,
  id: string,
  hash: string,
): Promise<string | undefined> {
  const found = await existing.first(tx, tenantId, id);
  if (!found) return undefined;
  if (found.creatorId === actor.accountId && found.draftHash === hash) return id;
  throw new SvcdeskError('keyReused');
}

/** Makes an order of a draft and returns its id. */
export async function createOrder(context: WriteContext, draft: Draft): Promise<string> {
  const { tx, tenantId, actor, services } = context;
  const now = context.now().getTime();
  const hash = draftHash(draft);
  const id = draft.id ?? timeOrderedId(now);
  if (draft.id && (await sameAgain(context, id, hash))) return id;

  const around = await surroundings(context, draft);
  await checkRepeat(context, draft.repeatOfId);
  const fields = around.template
    ? answeredFields(
        await templateFields(tx, tenantId, around.template, 'staff'),
        draft.fields ?? [],
        context,
      )
    : [];
  const source = sourceOf(context, draft);
  const asked = await askedFor(context, draft);
  const base = { at: msOf(draft.at), skewMs: context.skewMs, targets: targetsOf(around.facts) };
  const created = create(newOrder(context, draft, id, source, around), actor, asked, base, now);
  if (!created.ok) throw refused(created.refusal);

  const { order: state, records, effects } = created;
  const { head, rows } = recordRows({ tenantId, id, recordCount: 0, lastRecordHash: null }, records);
  const plain = rowOf(context, draft, state, records, around);
  const row: LockedRow = {
    ...plain,
    ...head,
    ...(await refold(tx, services, plain, records, false)),
    draftHash: hash,
    orderNo: await orderNumber(context, source, Date.parse(plain.createdAt)),
    duty: await comesOnDuty(context, plain, Date.parse(plain.createdAt)),
    attachments: '',
    updatedAt: isoOf(now),
  };
  const bound = await bindAttachments(context, id, {
    attachment: draft.attachment,
    ...filesOfFields(fields),
  });
  row.attachments = bound.attachment ?? '';
  if (!(await insertOrder(tx, row))) {
    // Two arrivals at the same moment: the other one made it.
    if (await sameAgain(context, id, hash)) return id;
    throw new SvcdeskError('unavailable');
  }
  await writeFields(tx, tenantId, id, fields);
  await bindAssets(context, row, draft.assetIds ?? []);
  await insertRecords(tx, rows);
  await countChanges(tx, context.timeZone, undefined, row);
  const last = records.at(-1);
  if (last) await doEffects(context, row, last, effects);
  return id;
}
