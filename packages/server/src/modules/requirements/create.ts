import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, requirements } from '@svcdesk/core/contract';
import { requirementStatus } from '@svcdesk/core/rules';
import type { NewRow } from '../../engine/action/work-table.ts';
import type { WriteContext } from '../../engine/context.ts';
import { bindAttachments } from '../../engine/files/attachments.ts';
import { newWork } from '../../engine/new-work.ts';
import { liveSite } from '../../engine/visible-site.ts';
import { insertRows, statement, type Transaction } from '../../platform/db/index.ts';
import { requirementFields } from '../../platform/db/schema/requirements.ts';
import { oneAsJson } from '../../platform/db/select-list.ts';
import { invalid } from '../../platform/refusals.ts';
import {
  catalogFacts,
  checkAnswers,
  draftHash,
  type FieldRow,
  filesOfFields,
  type OwnReporterRow,
  ownReporterSql,
  type ReportedBy,
  type ReporterRow,
  reporterOf,
  reporterOfSiteSql,
} from '../orders/index.ts';
import { templateFields, templateFor } from '../templates/index.ts';
import { requirementFiles, shareFiles } from './files.ts';
import { notifyHandlers, requirement } from './kind.ts';
import { type Requirement, type RequirementRow, requirementById } from './row.ts';

const reporters = statement<
  { named: ReporterRow | null; own: OwnReporterRow | null },
  [tenantId: string, cellId: string, reportId: string | null, accountId: string]
>(
  'requirements.reporters',
  `SELECT ${oneAsJson(reporterOfSiteSql('$3'))} AS named, ${oneAsJson(ownReporterSql('$4'))} AS own`,
);

/** What a customer asks for. */
type Draft = CheckedRequestOf<typeof requirements.create>;

/** Who reports: a reporter of the site that is named, else the account itself. */
async function reportedBy(context: WriteContext, draft: Draft): Promise<ReportedBy> {
  const { tx, tenantId, actor, country } = context;
  const { cellId, reportId = null } = draft;
  const found = await reporters.first(tx, tenantId, cellId, reportId, actor.accountId);
  return reporterOf(actor, country, draft, found ?? { named: null, own: null });
}

const enabled = statement<
  { type: boolean | null; catalog: boolean | null },
  [tenantId: string, typeId: string | null, catalogId: string | null]
>(
  'requirements.enabledChoices',
  `SELECT (SELECT enabled FROM order_types WHERE tenant_id = $1 AND id = $2) AS type,
     (SELECT enabled FROM catalogs WHERE tenant_id = $1 AND id = $3) AS catalog`,
);

/** Type and catalogue are optional, but what is chosen has to be one that the site may choose. */
async function checkChoice(
  { tx, tenantId }: WriteContext,
  { cellId, typeId, serverCatalogId }: Draft,
): Promise<void> {
  const found = await enabled.first(tx, tenantId, typeId ?? null, serverCatalogId ?? null);
  if (typeId && !found?.type) throw invalid('typeId', 'leaf');
  if (serverCatalogId && !found?.catalog) throw invalid('serverCatalogId', 'leaf');
  if (!typeId || !serverCatalogId) return;
  const facts = await catalogFacts(tx, tenantId, { cellId, catalogId: serverCatalogId, typeId });
  if (!facts?.catalogFits) throw invalid('serverCatalogId', 'leaf');
  if (!facts.typeFits) throw invalid('typeId', 'leaf');
}

/** Answers to the fields that an order of the type would ask for; without a type nothing is asked. */
async function answersOf(context: WriteContext, { cellId, typeId, fields = [] }: Draft): Promise<FieldRow[]> {
  const { tx, tenantId } = context;
  const template = typeId ? await templateFor(tx, tenantId, cellId, typeId) : undefined;
  const asked = template ? await templateFields(tx, tenantId, template, 'client') : [];
  return checkAnswers(asked, fields, context);
}

/** The refused requirement that a new one is raised again for. */
async function checkCopied(context: WriteContext, copyOfId: string | undefined): Promise<void> {
  if (!copyOfId) return;
  const row = await requirement.locked(context, copyOfId);
  if (row.status !== requirementStatus.rejected)
    throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
}

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

/** Stores a customer's request; those who may handle it are notified. */
export async function createRequirement(draft: Draft, context: WriteContext): Promise<Requirement> {
  const { tx, tenantId, actor } = context;
  const { title, content = '', typeId, serverCatalogId: catalogId, copyOfId } = draft;
  const hash = draftHash(draft);
  if (draft.id && (await isThere(context, draft.id, hash))) return requirementById(tx, context, draft.id);

  const cell = await liveSite(tx, context, draft.cellId);
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
    // Two requests at the same moment: the other one made it.
    if (await isThere(context, row.id, hash)) return requirementById(tx, context, row.id);
    throw new SvcdeskError('unavailable');
  }
  await writeParts(tx, made, fields, draft.assetIds ?? []);
  await notifyHandlers(context, 'requirement.submitted', made);
  return requirementById(tx, context, made.id);
}
