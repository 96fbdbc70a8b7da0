import type { DataOf, orders } from '@svcdesk/core/contract';
import type { OrderKind } from '@svcdesk/core/rules';
import type { PersonContext, ReadContext } from '../context.ts';

/** An order of any kind, as it travels. */
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
