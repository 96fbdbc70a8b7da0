import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, requirements } from '@svcdesk/core/contract';
import { numberPrefix, requirementStatus } from '@svcdesk/core/rules';
import { timeOf } from '../../engine/action/record-step.ts';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { isoOf } from '../../engine/instants.ts';
import { numberFor } from '../../engine/numbers.ts';
import { liveCell } from '../../engine/visible-cell.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { draftHash, type FieldRow, filesOfFields } from '../orders/index.ts';
import { answersOf, checkChoice, checkCopied, reportedBy } from './chosen.ts';
import { requirementFiles, shareFiles } from './files.ts';
import { requirement } from './kind.ts';
import { notifyHandlers } from './notify.ts';
import { type Requirement, requirementById } from './present.ts';
import type { RequirementRow } from './row.ts';

type Draft = CheckedRequestOf<typeof requirements.create>;

const existing = statement<{ creatorId: string; draftHash: string }, [tenantId: string, id: string]>(
  'requirements.existing',
  `SELECT creator_id AS "creatorId", draft_hash AS "draftHash" FROM requirements
   WHERE tenant_id = $1 AND id = $2`,
);

const insertFields = statement<object, [tenantId: string, requirementId: string, fields: string]>(
  'requirements.insertFields',
  `INSERT INTO requirement_fields
     (tenant_id, requirement_id, field_id, name, field_type_name, field_value, display, internal, sort)
   SELECT $1, $2, f."fieldId", f.name, f."fieldTypeName", f."fieldValue", f.display, f.internal, f.sort
   FROM jsonb_to_recordset($3::jsonb) AS f("fieldId" uuid, name text, "fieldTypeName" text, "fieldValue" text,
     display text, internal bool, sort int)`,
);

const insertAssets = statement<
  object,
  [tenantId: string, requirementId: string, assetIds: readonly string[], cellId: string]
>(
  'requirements.insertAssets',
  `INSERT INTO requirement_assets (tenant_id, requirement_id, asset_id)
   SELECT a.tenant_id, $2, a.id FROM assets a
   WHERE a.tenant_id = $1 AND a.id = ANY($3::uuid[]) AND a.flag = 1 AND a.cell_id = $4`,
);

/** The same draft by the same person is one requirement; another under its id is refused. */
async function isThere({ tx, tenantId, actor }: WriteContext, id: string, hash: string): Promise<boolean> {
  const found = await existing.first(tx, tenantId, id);
  if (!found) return false;
  if (found.creatorId === actor.accountId && found.draftHash === hash) return true;
  throw new SvcdeskError('keyReused');
}

async function writeParts(
  tx: Transaction,
  { tenantId, id, cellId }: RequirementRow,
  fields: readonly FieldRow[],
  assetIds: readonly string[],
): Promise<void> {
  if (fields.length > 0) await insertFields.change(tx, tenantId, id, JSON.stringify(fields));
  const wanted = [...new Set(assetIds)];
  if (wanted.length === 0) return;
  const bound = await insertAssets.change(tx, tenantId, id, wanted, cellId);
  if (bound !== wanted.length) throw invalid('assetIds', 'notOfSite');
}

/** What a new requirement starts from, before its number and files are known. */
async function startingRow(context: WriteContext, draft: Draft, id: string, hash: string) {
  const { tenantId, actor, tx } = context;
  const cell = await liveCell(tx, context, draft.cellId);
  await checkChoice(context, draft);
  return {
    tenantId,
    id,
    title: draft.title,
    content: draft.content ?? '',
    status: requirementStatus.submitted,
    cellId: cell.id,
    cellName: cell.name,
    customerId: cell.customerId,
    customerName: cell.customerName,
    ...(await reportedBy(context, draft)),
    typeId: draft.typeId ?? null,
    catalogId: draft.serverCatalogId ?? null,
    creatorId: actor.accountId,
    draftHash: hash,
    lockedById: null,
    lockedUntil: null,
    remindedAt: null,
    remindCount: 0,
    orderId: null,
    reasonCode: null,
    remark: null,
    copyOfId: draft.copyOfId ?? null,
    recordCount: 0,
    lastRecordHash: null,
    lastRecordAt: null,
    version: 1,
    createdAt: isoOf(timeOf(context, { lastRecordAt: null }, draft.at).effectiveAt),
    updatedAt: context.now().toISOString(),
  };
}

/** A customer asks for something; whoever may take it up is notified. */
export async function createRequirement(draft: Draft, context: WriteContext): Promise<Requirement> {
  const { tx, tenantId } = context;
  const now = context.now();
  const hash = draftHash(draft);
  const id = draft.id ?? timeOrderedId(now.getTime());
  if (draft.id && (await isThere(context, id, hash))) return requirementById(tx, context, id);

  const start = await startingRow(context, draft, id, hash);
  const fields = await answersOf(context, draft);
  await checkCopied(context, draft.copyOfId);
  const object = { kind: requirementFiles, id };
  if (draft.copyOfId) await shareFiles(tx, tenantId, draft.copyOfId, object, now);
  const files = { adjunct: draft.adjunct, ...filesOfFields(fields) };
  const row: RequirementRow = {
    ...start,
    adjunct: (await bindAttachments(context, object, files)).adjunct ?? '',
    requirementNo: await numberFor(context, numberPrefix.requirement, Date.parse(start.createdAt)),
  };
  const made = { action: 'create', to: row.status, at: draft.at } as const;
  if (!(await requirement.begin(context, row, [made]))) {
    // Two arrivals at the same moment: the other one made it.
    if (await isThere(context, id, hash)) return requirementById(tx, context, id);
    throw new SvcdeskError('unavailable');
  }
  await writeParts(tx, row, fields, draft.assetIds ?? []);
  await notifyHandlers(context, 'requirement.submitted', row);
  return requirementById(tx, context, id);
}
