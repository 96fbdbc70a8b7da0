import type { OrderKind, OrderSourceName, OtherWorkKind } from '@svcdesk/core/rules';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import type { SightsOf } from '../sight.ts';
import type { NgramTable } from './ngram-table.ts';
import type { OffBoarding } from './off-boarding.ts';
import type { OrderSource } from './source.ts';
import type { FactsByIds } from './webhook-facts.ts';

/** Kinds of orders that are of a kind of work: three of the orders that share a table, else one or none. */
type OrderKindOf<Kind extends WorkKind> = Kind extends 'order' ? OrderSourceName : Extract<OrderKind, Kind>;

/** Work `o` that is open, in SQL, with who has it to do. */
export interface OpenWork {
  readonly from: string;
  readonly open: string;
  /** Whoever stands in one of these columns has it to do. */
  readonly owners: readonly string[];
  readonly group: string;
}

/** How somebody is tied to a site by the work `w` that stands there, in SQL. */
export interface SiteTies {
  readonly table: string;
  /** Conditions of work that is their own; $4 is who asks. Orders are found by the keys of site ($3) and owner ($5). */
  readonly own: readonly string[];
  /** A condition of work in groups, by the parameters of their ids and of their keys. */
  inGroups(groups: string, keys: string): string;
  /** A condition of work that is part of what $4 manages. */
  readonly managed: string | null;
}

/** Whose subject is planned: `no`, `title`, `cell_name` and `version` of what the schedule entry `s` is about. */
export type PlannedSubject = string;

/**
 * What the rest of the server has to know of a kind of work. Its folder says all of it in one such value, and
 * `app/kinds.ts` has those of all kinds; null where the kind has no part in something.
 */
export interface KindProfile<Kind extends WorkKind = WorkKind> {
  /** Where it is found among orders of every kind. */
  readonly source: OrderSource | null;
  /** Its tables that keywords find rows of by n-grams. */
  readonly ngramTables: readonly NgramTable[];
  /** What schedules say of it, as a SELECT for the entry `s`. */
  readonly subject: PlannedSubject | null;
  /** What webhooks are given of it. */
  readonly facts: FactsByIds;
  /** What of it is open, for the workbench. */
  readonly open: Readonly<Record<OrderKindOf<Kind>, OpenWork>>;
  readonly siteTies: SiteTies | null;
  /** What becomes of it when whoever has it works no longer. */
  readonly offBoarding: OffBoarding | null;
}

/** The same of work beside orders, with who sees it: who does hears of it and reads its files. */
export interface OtherProfile<Kind extends OtherWorkKind> extends KindProfile<Kind> {
  readonly sights: SightsOf;
}

/** The profiles of all kinds. */
export type KindProfiles = { readonly order: KindProfile<'order'> } & {
  readonly [Kind in OtherWorkKind]: OtherProfile<Kind>;
};

/** A subject that stands in a table of its own. */
export const subjectIn = (table: string): PlannedSubject =>
  `SELECT k.order_no AS no, k.title, k.cell_name, k.version FROM ${table} k
   WHERE k.tenant_id = s.tenant_id AND k.id = s.order_id`;

/** Ties by a table whose rows name people and a group. */
export const tiesIn = (table: string, own: readonly string[], managed: string | null = null): SiteTies => ({
  table,
  own: [own.map((column) => `w.${column} = $4`).join(' OR ')],
  inGroups: (groups) => `w.group_id = ANY(${groups})`,
  managed,
});
