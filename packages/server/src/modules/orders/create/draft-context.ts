import { SvcdeskError } from '@svcdesk/core';
import type { PersonContext } from '../../../engine/context.ts';
import { asLive, type SiteRow, siteByIdSql } from '../../../engine/visible-site.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { oneAsJson } from '../../../platform/db/select-list.ts';
import { invalid } from '../../../platform/refusals.ts';
import { presentFields, type TemplateWithFields, templateWithFieldsSql } from '../../templates/index.ts';
import type { OrderRow } from '../row/order-row.ts';
import { type CatalogFacts, catalogFactsSql, routeToGroup } from './catalog-facts.ts';
import type { Draft } from './origin.ts';
import {
  type OwnReporterRow,
  ownReporterSql,
  type ReporterRow,
  reporterOf,
  reporterOfSiteSql,
} from './reporter.ts';

/** An order that stands under the draft's own id already. */
export type ExistingOrder = Pick<OrderRow, 'creatorId' | 'draftHash'>;

/** What the database knows about a draft, not yet judged. */
interface DraftRow {
  existing: ExistingOrder | null;
  facts: CatalogFacts | null;
  template: TemplateWithFields | null;
  cell: SiteRow | null;
  named: ReporterRow | null;
  own: OwnReporterRow | null;
}

const existingSql = `SELECT o.creator_id AS "creatorId", o.draft_hash AS "draftHash"
  FROM orders o WHERE o.tenant_id = $1 AND o.id = $8`;

const read = statement<
  DraftRow,
  [
    tenantId: string,
    cellId: string,
    catalogId: string,
    typeId: string,
    priority: number | null,
    accountId: string,
    reportId: string | null,
    orderId: string | null,
  ]
>(
  'orders.draftContext',
  `SELECT ${oneAsJson(existingSql)} AS existing, ${oneAsJson(catalogFactsSql)} AS facts,
     ${oneAsJson(templateWithFieldsSql('$4'))} AS template, ${oneAsJson(siteByIdSql)} AS cell,
     ${oneAsJson(reporterOfSiteSql('$7'))} AS named, ${oneAsJson(ownReporterSql('$6'))} AS own`,
);

type Asker = Pick<PersonContext, 'tenantId' | 'actor' | 'country'>;

/** What of a draft decides its context. */
type Asked = Pick<
  Draft,
  'id' | 'cellId' | 'serverCatalogId' | 'typeId' | 'priority' | 'reportId' | 'reportName' | 'reportPhone'
>;

/** Looks up what a draft refers to, and whether there is an order of its id. */
export async function findDraft(on: Queryable, { tenantId, actor }: Asker, draft: Asked): Promise<DraftRow> {
  const { cellId, serverCatalogId, typeId, reportId = null, id = null } = draft;
  // Clients' orders are as urgent as their catalogue says; staff know better.
  const priority = (actor.kind === 'staff' ? draft.priority : undefined) ?? null;
  const asked = [tenantId, cellId, serverCatalogId, typeId, priority, actor.accountId, reportId, id] as const;
  return (await read.first(on, ...asked)) as DraftRow;
}

function checkedFacts({ facts }: DraftRow, { actor }: Asker): CatalogFacts {
  if (!facts?.catalogFits) throw invalid(facts ? 'serverCatalogId' : 'typeId', 'leaf');
  if (!facts.typeFits) throw invalid('typeId', 'leaf');
  if (actor.kind === 'client' && facts.intake === 'requirement') {
    throw new SvcdeskError('notAllowed', { reason: 'needsRequirement' });
  }
  return facts;
}

/** Judges what was found for a new order; throws the first thing that is wrong with the draft. */
export function draftContext(asker: Asker, draft: Asked, found: DraftRow) {
  const cell = asLive(found.cell, asker);
  const facts = checkedFacts(found, asker);
  const { template } = found;
  return {
    cell,
    facts: { ...facts, ...routeToGroup(facts, cell.id) },
    template: template
      ? { ...template, shown: presentFields(template.fields ?? [], template.version) }
      : undefined,
    reported: reporterOf(asker.actor, asker.country, draft, found),
  };
}

/** Everything that a draft does not say itself. */
export type DraftContext = ReturnType<typeof draftContext>;
