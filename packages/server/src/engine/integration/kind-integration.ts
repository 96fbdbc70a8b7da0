import { isSvcdeskError } from '@svcdesk/core';
import type { DataOf, orders } from '@svcdesk/core/contract';
import type { OrderKind, OtherWorkKind } from '@svcdesk/core/rules';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import { selectList } from '../../platform/db/select-list.ts';
import type { ActContext, PersonContext, ReadContext, StaffReadContext } from '../context.ts';
import type { VisibilityOf } from '../visibility.ts';
import type { NgramTable } from './ngram-table.ts';

/** The first parameters of statements about a person's work. */
export type Of = [tenantId: string, accountId: string, groupId: string | null];

/** What becomes of work when its owner leaves. */
export type OffBoarding = ReturnType<typeof offBoardingOf>;

/**
 * Off-boarding of records that are rows `o` of a table: `inHand` says in SQL which ones a person has. `putBackOne`
 * locks one and puts it back, unless another person took it while that waited for the lock.
 */
export function offBoardingOf(
  table: string,
  inHand: (who: string) => string,
  putBackOne: (job: ActContext, id: string, accountId: string) => Promise<unknown>,
) {
  const held = statement<{ id: string }, Of>(
    `offBoarding.${table}`,
    `SELECT o.id FROM ${table} o WHERE o.tenant_id = $1 AND (${inHand('$2')})
       AND ($3::uuid IS NULL OR o.group_id = $3) ORDER BY o.id`,
  );
  return {
    /** Whether a person has any in hand, in SQL by their tenant and their id. */
    has: (tenant: string, who: string) =>
      `EXISTS (SELECT FROM ${table} o WHERE o.tenant_id = ${tenant} AND (${inHand(who)}))`,
    /** Puts it back, of one group or of all, through the rules as the system, which notifies the others concerned. */
    async putBack(
      job: ActContext,
      { accountId, groupId }: { readonly accountId: string; readonly groupId: string | null },
    ): Promise<void> {
      for (const { id } of await held.all(job.tx, job.tenantId, accountId, groupId)) {
        try {
          await putBackOne(job, id, accountId);
        } catch (error) {
          // It was ended meanwhile; what is refused has written nothing.
          if (!isSvcdeskError(error, 'notAllowed')) throw error;
        }
      }
    },
  };
}

/** An order of any kind, as it is sent. */
export type AnyOrder = DataOf<typeof orders.findAny>['order'];

/** What is looked for. */
export interface AnySearch {
  readonly keyword?: string | undefined;
  readonly id?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly kinds: readonly OrderKind[];
  readonly status?: readonly number[] | undefined;
  /** Instants: created from, and before. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
}

/** Where to go on, and how far. */
export interface Stretch {
  /** Behind this row; from the newest on when absent. */
  readonly after?: { readonly key: string; readonly id: string } | undefined;
  readonly limit: number;
}

/** What was found. */
export interface AnyFound {
  readonly rows: readonly AnyOrder[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

/** Finds orders of some kinds: the newest first, as far as the reader sees them. */
export interface Finder {
  readonly kinds: readonly OrderKind[];
  /** Whether a reader sees any of them at all. */
  isFor(actor: PersonContext['actor']): boolean;
  find(context: ReadContext, search: AnySearch, stretch: Stretch): Promise<AnyFound>;
}

/** Where orders of a kind of work are found, and what else is searched of them. */
export interface OrderSource extends Finder {
  /** Descriptions: `id` and `content` of the ids $2 in SQL. */
  readonly descriptions: string | null;
  /** Of kinds that are about assets: where it is said which (`asset_id` by `order_id`), and what a card says of an order. */
  readonly assets: {
    readonly links: string;
    readonly table: string;
    /** The text of a row `o` that is cut, and of one more column that a card shows, in SQL. */
    readonly content: string;
    readonly more?: string;
  } | null;
}

/** Work as those outside know it, whatever is read of it: its number, its state and ids to look up the rest by. */
interface Facts {
  id: string;
  [fact: string]: unknown;
}

/** Reads the facts of work items of a kind by their ids. */
export type FactsByIds = Statement<Facts, [tenantId: string, ids: readonly string[]]>;

const place = ['id', 'orderNo', 'title', 'status', 'cellId', 'cellName', 'customerName'] as const;

/** Facts that are columns of one table: what all orders have, then those of the kind and its times. */
export const factsIn = (
  kind: WorkKind,
  table: string,
  own: readonly string[],
  times: readonly string[],
  more = '',
): FactsByIds =>
  factsFrom(
    kind,
    `${selectList('o', [...place, ...own])}, ${more} o.group_id AS "handlerGroupId",
     ${selectList('o', ['version', 'createdAt', ...times])}`,
    table,
  );

/** Facts that are columns of a table `o`. */
export const factsFrom = (kind: WorkKind, columns: string, table: string): FactsByIds =>
  statement(
    `webhooks.${kind}`,
    `SELECT ${columns} FROM ${table} o WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
  );

/** How many are open of what a reader's list of a kind shows: their own, or all that they see. */
export type OpenWork = (reader: StaffReadContext, whose: 'mine' | 'all') => Promise<number>;

/** How a person is tied to a site by the work `w` that stands there, in SQL. */
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
export interface KindIntegration {
  /** Where it is found among orders of every kind. */
  readonly source: OrderSource | null;
  /** Its tables that keywords find rows of by n-grams. */
  readonly ngramTables: readonly NgramTable[];
  /** What schedules say of it, as a SELECT for the entry `s`. */
  readonly subject: PlannedSubject | null;
  /** What webhooks are given of it. */
  readonly facts: FactsByIds;
  readonly siteTies: SiteTies | null;
  /** What becomes of it when its owner leaves. */
  readonly offBoarding: OffBoarding | null;
}

/** The same for work beside orders, with who sees it: these accounts get its events and read its files. */
export interface OtherIntegration<Kind extends OtherWorkKind> extends KindIntegration {
  readonly visibility: VisibilityOf;
  /** What of it is open, for the workbench; what is no order has no part in it. */
  readonly open: Kind extends OrderKind ? OpenWork : null;
}

/** The integrations of all kinds. */
export type KindIntegrations = { readonly order: KindIntegration } & {
  readonly [Kind in OtherWorkKind]: OtherIntegration<Kind>;
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
