import { SvcdeskError } from '@svcdesk/core';
import { requirementStatus } from '@svcdesk/core/rules';
import type { NewRow } from '../../engine/action/work-table.ts';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { newWork } from '../../engine/new-work.ts';
import { liveCell } from '../../engine/visible-cell.ts';
import { insertRows, statement, type Transaction } from '../../platform/db/index.ts';
import { requirementFields } from '../../platform/db/schema/requirements.ts';
import { invalid } from '../../platform/refusals.ts';
import { draftHash, type FieldRow, filesOfFields } from '../orders/index.ts';
import { answersOf, checkChoice, checkCopied, type Draft, reportedBy } from './chosen.ts';
import { requirementFiles, shareFiles } from './files.ts';
import { requirement } from './kind.ts';
import { notifyHandlers } from './notify.ts';
import { type Requirement, type RequirementRow, requirementById } from './row.ts';

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
  const found = await requirement.table.find(tx, tenantId, id);
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
  const rows = fields.map((field) => ({ tenantId, requirementId: id, ...field }));
  await insertRows(tx, requirementFields, rows);
  const wanted = [...new Set(assetIds)];
  const bound = await insertAssets.change(tx, tenantId, id, wanted, cellId);
  if (bound !== wanted.length) throw invalid('assetIds', 'notOfSite');
}

/** A customer asks for something; whoever may take it up is notified. */
export async function createRequirement(draft: Draft, context: WriteContext): Promise<Requirement> {
  const { tx, tenantId, actor } = context;
  const { title, content = '', typeId, serverCatalogId: catalogId, copyOfId } = draft;
  const hash = draftHash(draft);
  if (draft.id && (await isThere(context, draft.id, hash))) return requirementById(tx, context, draft.id);

  const cell = await liveCell(tx, context, draft.cellId);
  await checkChoice(context, draft);
  const reported = await reportedBy(context, draft);
  const fields = await answersOf(context, draft);
  await checkCopied(context, copyOfId);
  const { orderNo: requirementNo, ...work } = await newWork(context, 'requirement', draft);
  const object = { kind: requirementFiles, id: work.id };
  if (copyOfId) await shareFiles(tx, tenantId, copyOfId, object, context.now());
  const files = { adjunct: draft.adjunct, ...filesOfFields(fields) };
  const { adjunct = '' } = await bindAttachments(context, object, files);
  const row: NewRow<RequirementRow> = {
    ...work,
    ...reported,
    ...{ requirementNo, title, content, adjunct, typeId, catalogId, copyOfId },
    status: requirementStatus.submitted,
    cellId: cell.id,
    cellName: cell.name,
    customerId: cell.customerId,
    customerName: cell.customerName,
    creatorId: actor.accountId,
    draftHash: hash,
    remindCount: 0,
  };
  const made = await requirement.begin(context, row, [{ action: 'create', to: row.status, at: draft.at }]);
  if (!made) {
    // Two arrivals at the same moment: the other one made it.
    if (await isThere(context, row.id, hash)) return requirementById(tx, context, row.id);
    throw new SvcdeskError('unavailable');
  }
  await writeParts(tx, made, fields, draft.assetIds ?? []);
  await notifyHandlers(context, 'requirement.submitted', made);
  return requirementById(tx, context, made.id);
}
