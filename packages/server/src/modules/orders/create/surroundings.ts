import { type Queryable, statement } from '../../../db/index.ts';
import { oneAsJson } from '../../../db/select-list.ts';
import { invalid } from '../../../http/refusals.ts';
import { asLive, type CellRow, cellByIdSql } from '../../cells/visible-cell.ts';
import type { PersonContext } from '../../work/context.ts';
import type { Draft } from './asked.ts';
import {
  type Configuration,
  configurationAtHand,
  lastChangeSql,
  readConfiguration,
} from './configuration.ts';
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
  readonly facts: NonNullable<Configuration['facts']>;
  readonly template: Configuration['template'];
  readonly reported: ReportedBy;
}

/** An order that stands under the draft's own id already. */
export interface ExistingOrder {
  creatorId: string;
  draftHash: string | null;
}

interface Row {
  lastChange: number | null;
  cell: CellRow | null;
  named: ReporterRow | null;
  own: OwnReporterRow | null;
  existing: ExistingOrder | null;
}

/** One round trip for all that creating looks up and that is not at hand. */
const around = statement<
  Row,
  [tenantId: string, cellId: string, accountId: string, reportId: string | null, orderId: string | null]
>(
  'orders.surroundings',
  `SELECT ${lastChangeSql} AS "lastChange", ${oneAsJson(cellByIdSql)} AS cell,
     ${oneAsJson(reporterOfCellSql('$4'))} AS named, ${oneAsJson(ownReporterSql('$3'))} AS own,
     ${oneAsJson(`SELECT o.creator_id AS "creatorId", o.draft_hash AS "draftHash" FROM orders o
       WHERE o.tenant_id = $1 AND o.id = $5`)} AS existing`,
);

function checkedFacts({ facts }: Configuration): Surroundings['facts'] {
  if (!facts?.catalogFits) throw invalid(facts ? 'serverCatalogId' : 'typeId', 'notAllowed');
  if (!facts.typeFits) throw invalid('typeId', 'notAllowed');
  return facts;
}

/** What of a draft decides its surroundings. */
type Reported = Pick<
  Draft,
  'id' | 'cellId' | 'serverCatalogId' | 'typeId' | 'priority' | 'reportId' | 'reportName' | 'reportPhone'
>;

/** What is known of a draft before it is judged. */
export interface Found {
  readonly existing: ExistingOrder | null;
  /** Judges the draft once it is known to be new. */
  settle(): Surroundings;
}

/**
 * Looks up what a draft refers to and what follows from it. `foresee` is told the group that it will most likely go to
 * while that is being looked up, so that more can be asked on the same way.
 */
export async function surroundingsOf(
  on: Queryable,
  { tenantId, actor, services }: Pick<PersonContext, 'tenantId' | 'actor' | 'services'>,
  draft: Reported,
  foresee?: (groupId: string) => void,
): Promise<Found> {
  const { cellId, serverCatalogId: catalogId, typeId, reportId = null, id = null } = draft;
  // Clients' orders are as urgent as their catalogue says; staff know better.
  const priority = (actor.kind === 'staff' ? draft.priority : undefined) ?? null;
  const classified = { tenantId, cellId, catalogId, typeId, priority };
  const atHand = configurationAtHand(services, classified);
  const asked = around.first(on, tenantId, cellId, actor.accountId, reportId, id);
  if (atHand?.facts) foresee?.(atHand.facts.groupId);
  const row = await asked;
  const configuration =
    atHand && atHand.lastChange === row?.lastChange
      ? atHand
      : await readConfiguration(on, services, classified);
  return {
    existing: row?.existing ?? null,
    settle() {
      const cell = asLive(row?.cell, { actor });
      return {
        cell,
        facts: checkedFacts(configuration),
        template: configuration.template,
        reported: reporterOf(actor, draft, { named: row?.named ?? null, own: row?.own ?? null }),
      };
    },
  };
}
