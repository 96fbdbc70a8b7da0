import { type Queryable, statement } from '../../../db/index.ts';
import { invalid } from '../../../http/refusals.ts';
import { asLive, type CellRow, cellByIdSql } from '../../cells/visible-cell.ts';
import {
  type ShownField,
  shownFields,
  type TemplateRow,
  type TemplateWithFields,
  templateWithFieldsSql,
} from '../../templates/find-template.ts';
import type { PersonContext } from '../../work/context.ts';
import type { Draft } from './asked.ts';
import { type CatalogFacts, catalogFactsSql, routedTo } from './catalog-facts.ts';
import {
  type OwnReporterRow,
  ownReporterSql,
  type ReportedBy,
  type ReporterRow,
  reporterOf,
  reporterOfCellSql,
} from './reporter.ts';

/** Everything that a draft does not say itself. */
export interface Surroundings {
  readonly cell: CellRow;
  readonly facts: CatalogFacts & ReturnType<typeof routedTo>;
  readonly template: (TemplateRow & { readonly shown: readonly ShownField[] }) | undefined;
  readonly reported: ReportedBy;
}

/** An order that stands under the draft's own id already. */
export interface ExistingOrder {
  creatorId: string;
  draftHash: string | null;
}

interface Row {
  cell: CellRow | null;
  facts: CatalogFacts | null;
  template: TemplateWithFields | null;
  named: ReporterRow | null;
  own: OwnReporterRow | null;
  existing: ExistingOrder | null;
}

const one = (text: string) => `(SELECT to_jsonb(x) FROM (${text}) x)`;

/** One round trip for all that creating looks up. */
const around = statement<
  Row,
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
  'orders.surroundings',
  `SELECT ${one(cellByIdSql)} AS cell, ${one(catalogFactsSql)} AS facts,
     ${one(templateWithFieldsSql('$4'))} AS template, ${one(reporterOfCellSql('$7'))} AS named,
     ${one(ownReporterSql('$6'))} AS own,
     ${one(`SELECT o.creator_id AS "creatorId", o.draft_hash AS "draftHash" FROM orders o
       WHERE o.tenant_id = $1 AND o.id = $8`)} AS existing`,
);

function checkedFacts(facts: CatalogFacts | null, cellId: string): Surroundings['facts'] {
  if (!facts?.catalogFits) throw invalid(facts ? 'serverCatalogId' : 'typeId', 'notAllowed');
  if (!facts.typeFits) throw invalid('typeId', 'notAllowed');
  return { ...facts, ...routedTo(facts, cellId) };
}

/** What of a draft decides its surroundings. */
type Classified = Pick<
  Draft,
  'id' | 'cellId' | 'serverCatalogId' | 'typeId' | 'priority' | 'reportId' | 'reportName' | 'reportPhone'
>;

/** Looks up what a draft refers to and what follows from it; `settle` judges them once it is known to be new. */
export async function surroundingsOf(
  on: Queryable,
  { tenantId, actor }: Pick<PersonContext, 'tenantId' | 'actor'>,
  draft: Classified,
): Promise<{ readonly existing: ExistingOrder | null; settle(): Surroundings }> {
  const { cellId, serverCatalogId, typeId, reportId = null, id = null } = draft;
  // Clients' orders are as urgent as their catalogue says; staff know better.
  const priority = (actor.kind === 'staff' ? draft.priority : undefined) ?? null;
  const { accountId } = actor;
  const row = await around.first(
    on,
    tenantId,
    cellId,
    serverCatalogId,
    typeId,
    priority,
    accountId,
    reportId,
    id,
  );
  return {
    existing: row?.existing ?? null,
    settle() {
      const cell = asLive(row?.cell, { actor });
      const facts = checkedFacts(row?.facts ?? null, cell.id);
      const template = row?.template ?? undefined;
      return {
        cell,
        facts,
        template: template && { ...template, shown: shownFields(template.fields ?? [], template.version) },
        reported: reporterOf(actor, draft, { named: row?.named ?? null, own: row?.own ?? null }),
      };
    },
  };
}
