import type { SummaryRow } from '../row/summary-row.ts';
import type { Arm } from './arms.ts';
import type { OrderFilter } from './filter.ts';
import type { OrderBy } from './order-by.ts';

/** Columns that a list's arms have answered already, so that no row has to be asked again. */
export type AnsweredColumn = 'groupId' | 'ownerId' | 'cellId' | 'typeId';

/** Which orders a list shows. */
export interface ListScope {
  /** Each order is in at least one; none at all is an empty list. */
  readonly arms: readonly Arm[];
  readonly answered: readonly AnsweredColumn[];
  /** Lists of copies tell which are unread. */
  readonly showsUnread?: boolean | undefined;
}

/** A stretch of one part of a list. */
export interface Stretch {
  readonly scope: ListScope;
  readonly filter: OrderFilter;
  readonly by: OrderBy;
  readonly after: { readonly key: string; readonly id: string } | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Whether the orders of the scope are to be counted too. */
  readonly count: boolean;
  readonly now: string;
}

/** A row of a stretch, with the value it is ordered by. */
export type ListRow = SummaryRow & { readonly k: string };

/** What one statement found of a stretch. */
export interface Found {
  readonly rows: readonly ListRow[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** Orders may follow that the search has not reached. */
  readonly truncated: boolean;
}
