/** In which order a list stands, and how it goes on behind a row. */
export interface OrderBy {
  /** Column that a list is ordered by, then by id. */
  readonly column: 'created_at' | 'updated_at' | 'next_due_at';
  readonly direction: 'DESC' | 'ASC';
  /** What belongs to this part of the list at all; a list may have several parts. */
  readonly only?: string | undefined;
  /** The same, but no index knows it: each row is asked. */
  readonly asked?: string | undefined;
  /** Kinds of arms that have an index in this order; the orders of others are gathered and sorted. */
  readonly indexed: readonly string[];
}

/** Newest first: every arm has an index for it. */
const newestFirst: OrderBy = {
  column: 'created_at',
  direction: 'DESC',
  indexed: ['owner', 'group', 'creator', 'reporter', 'cell', 'type', 'all', 'monitored', 'copied'],
};

const lastChangedFirst: OrderBy = {
  column: 'updated_at',
  direction: 'DESC',
  indexed: ['group', 'all'],
};

/** The most urgent first: orders whose clock runs, and behind them the others, newest first. */
const dueFirst: OrderBy = {
  column: 'next_due_at',
  direction: 'ASC',
  only: 'o.status <= 4 AND o.next_due_at IS NOT NULL',
  indexed: ['group', 'all'],
};

const withoutDue: OrderBy = { ...newestFirst, asked: 'o.next_due_at IS NULL' };

/** The parts of a list by what it is sorted by. */
export const partsOfSort = {
  created: [newestFirst],
  updated: [lastChangedFirst],
  due: [dueFirst, withoutDue],
} as const satisfies Record<string, readonly OrderBy[]>;

/** What a list can be sorted by. */
export type ListSort = keyof typeof partsOfSort;

/** A part of a list, as its cursors name it. */
export const partName = (sort: ListSort, part: number): string => `${sort}.${part}`;

/** ORDER BY for rows that have the column as `key`, or for the orders `o` themselves. */
export function orderClause({ column, direction }: OrderBy, of: 'rows' | 'orders'): string {
  return of === 'rows' ? `k ${direction}, id ${direction}` : `o.${column} ${direction}, o.id ${direction}`;
}
