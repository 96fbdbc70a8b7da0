import { SvcdeskError } from '@svcdesk/core';
import type { ActContext, PersonContext } from '../../../engine/context.ts';
import { type LastChange, lastChangeSql, lastChangesKnown } from '../../../engine/kept.ts';
import { asLive, type CellRow } from '../../../engine/visible-cell.ts';
import { type Queryable, statement, type Transaction } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import type { Draft } from './asked.ts';
import { type Configuration, configurationOf, placeOfDraft } from './configuration.ts';
import { type ReportedBy, reporterOf } from './reporter.ts';

/** Everything that a draft does not say itself. */
export interface Surroundings {
  readonly cell: CellRow;
  readonly facts: Configuration['facts'];
  readonly template: Configuration['template'];
  readonly reported: ReportedBy;
}

/** An order that stands under the draft's own id already. */
export interface ExistingOrder {
  creatorId: string;
  draftHash: string | null;
}

interface Standing {
  lastChange: LastChange;
  creatorId: string | null;
  draftHash: string | null;
}

/** All that creating looks up and that cannot be at hand. */
const standing = statement<Standing, [tenantId: string, orderId: string | null]>(
  'orders.standing',
  `SELECT ${lastChangeSql} AS "lastChange", o.creator_id AS "creatorId", o.draft_hash AS "draftHash"
   FROM (SELECT) draft LEFT JOIN orders o ON o.tenant_id = $1 AND o.id = $2`,
);

/** Fails as outdated when there is a later change, or an order of that id. */
const stillNew = statement<object, [tenantId: string, lastChange: LastChange, orderId: string | null]>(
  'orders.stillNew',
  `SELECT 1 / (${lastChangeSql} IS NOT DISTINCT FROM $2::bigint
     AND NOT EXISTS (SELECT FROM orders o WHERE o.tenant_id = $1 AND o.id = $3))::int`,
);

type Where = Pick<PersonContext, 'tenantId' | 'actor' | 'country' | 'services'> & Pick<ActContext, 'assume'>;

/** How things stand. While that may be assumed, as this server saw them last, and with no such order there yet. */
async function standingOf(
  on: Queryable | Transaction,
  { tenantId, services: { db }, assume }: Where,
  id: string | null,
): Promise<Standing> {
  const known = lastChangesKnown(db);
  const assumed = known.get(tenantId);
  if (assumed !== undefined && 'inPassing' in on && assume?.()) {
    const checked = stillNew.all(on, tenantId, assumed, id);
    checked.catch(() => known.delete(tenantId));
    on.inPassing(checked);
    return { lastChange: assumed, creatorId: null, draftHash: null };
  }
  const found = await standing.first(on, tenantId, id);
  const { lastChange = null, creatorId = null, draftHash = null } = found ?? {};
  known.set(tenantId, lastChange);
  return { lastChange, creatorId, draftHash };
}

function checkedFacts(
  facts: Configuration['facts'] | undefined,
  { actor }: Pick<Where, 'actor'>,
): Configuration['facts'] {
  if (!facts?.catalogFits) throw invalid(facts ? 'serverCatalogId' : 'typeId', 'leaf');
  if (!facts.typeFits) throw invalid('typeId', 'leaf');
  if (actor.kind === 'client' && facts.intake === 'requirement') {
    throw new SvcdeskError('notAllowed', { reason: 'needsRequirement' });
  }
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
  /** As of which change of its tenant. */
  readonly lastChange: LastChange;
  /** Judges the draft once it is known to be new. */
  settle(): Surroundings;
}

/** Looks up what a draft refers to and what follows from it. */
export async function surroundingsOf(
  on: Queryable | Transaction,
  where: Where,
  draft: Reported,
): Promise<Found> {
  const { tenantId, actor, country, services } = where;
  const { db } = services;
  const { cellId, serverCatalogId: catalogId, typeId, reportId = null, id = null } = draft;
  // Clients' orders are as urgent as their catalogue says; staff know better.
  const priority = (actor.kind === 'staff' ? draft.priority : undefined) ?? null;
  const { lastChange, creatorId, draftHash } = await standingOf(on, where, id);
  const [configuration, place] = await Promise.all([
    configurationOf(on, db, lastChange, tenantId, cellId, catalogId, typeId, priority),
    placeOfDraft(on, db, lastChange, tenantId, cellId, actor.accountId, reportId),
  ]);
  return {
    existing: creatorId === null ? null : { creatorId, draftHash },
    lastChange,
    settle() {
      const cell = asLive(place?.cell, { actor });
      return {
        cell,
        facts: checkedFacts(configuration?.facts, { actor }),
        template: configuration?.template,
        reported: reporterOf(actor, country, draft, { named: place?.named ?? null, own: place?.own ?? null }),
      };
    },
  };
}
