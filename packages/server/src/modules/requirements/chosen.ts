import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, requirements } from '@svcdesk/core/contract';
import type { WriteContext } from '../../engine/context.ts';
import { statement } from '../../platform/db/index.ts';
import { oneAsJson } from '../../platform/db/select-list.ts';
import { invalid } from '../../platform/refusals.ts';
import {
  answeredFields,
  catalogFacts,
  type FieldRow,
  type OwnReporterRow,
  ownReporterSql,
  type ReportedBy,
  type ReporterRow,
  reporterOf,
  reporterOfCellSql,
} from '../orders/index.ts';
import { templateFields, templateFor } from '../templates/index.ts';
import { requirement } from './kind.ts';

const reporters = statement<
  { named: ReporterRow | null; own: OwnReporterRow | null },
  [tenantId: string, cellId: string, reportId: string | null, accountId: string]
>(
  'requirements.reporters',
  `SELECT ${oneAsJson(reporterOfCellSql('$3'))} AS named, ${oneAsJson(ownReporterSql('$4'))} AS own`,
);

/** What a customer asks for. */
export type Draft = CheckedRequestOf<typeof requirements.create>;

/** Who reports: a reporter of the site that is named, else the account itself. */
export async function reportedBy(context: WriteContext, draft: Draft): Promise<ReportedBy> {
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
export async function checkChoice(
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
export async function answersOf(
  context: WriteContext,
  { cellId, typeId, fields = [] }: Draft,
): Promise<FieldRow[]> {
  const { tx, tenantId } = context;
  const template = typeId ? await templateFor(tx, tenantId, cellId, typeId) : undefined;
  const asked = template ? await templateFields(tx, tenantId, template, 'client') : [];
  return answeredFields(asked, fields, context);
}

/** The refused requirement that a new one is raised again for. */
export async function checkCopied(context: WriteContext, copyOfId: string | undefined): Promise<void> {
  if (!copyOfId) return;
  const row = await requirement.locked(context, copyOfId);
  if (row.status !== 4) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
}
