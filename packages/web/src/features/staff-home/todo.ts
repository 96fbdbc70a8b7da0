import type { backlog, DataOf } from '@svcdesk/core/contract';

export type HomeCounts = DataOf<typeof backlog.mineToday>;

/** Where to-dos are listed by category. */
export const todoCategories = ['pending', 'late', 'soon', 'copied', 'groupCopied'] as const;

export type TodoCategory = (typeof todoCategories)[number];

/** Where orders come from, as the lists of today are told apart. */
export const todoSources = ['operations', 'monitoring', 'se'] as const;

export type TodoSource = (typeof todoSources)[number];

/** Lists that a category consists of; the first shows unless the address names another. */
export const partsOf = {
  pending: ['itsm', 'se'],
  late: ['late'],
  soon: ['soon'],
  copied: ['unread', 'all'],
  groupCopied: ['unread', 'all'],
} as const satisfies Record<TodoCategory, readonly string[]>;

export type TodoPart<Category extends TodoCategory = TodoCategory> = (typeof partsOf)[Category][number];

/** Whose to-dos are shown: one's own, or those of the people whom one leads. */
export const whoseTodos = ['mine', 'underling'] as const;

export type Whose = (typeof whoseTodos)[number];

type CountName = Exclude<keyof HomeCounts, 'asOf'>;

const countNames: Record<TodoCategory, CountName> = {
  pending: 'pendingCount',
  late: 'timeoutCount',
  soon: 'willTimeoutCount',
  copied: 'ccUserCount',
  groupCopied: 'ccUserGroupCount',
};

const sourceCountNames: Record<TodoSource, CountName> = {
  operations: 'saasOrderCount',
  monitoring: 'monitorOrderCount',
  se: 'seOrderCount',
};

/** How many to-dos of a category there are; of copies the unread ones. */
export function countOf(counts: HomeCounts, category: TodoCategory): number {
  return counts[countNames[category]];
}

export function sourceCountOf(counts: HomeCounts, source: TodoSource): number {
  return counts[sourceCountNames[source]];
}

/** Whose to-dos the address names; one's own for a person who leads no one. */
export function readWhose(query: URLSearchParams, leads: boolean): Whose {
  return leads && query.get('whose') === 'underling' ? 'underling' : 'mine';
}

/** The category in the address; what is to be handled unless said. */
export function readCategory(query: URLSearchParams): TodoCategory {
  return todoCategories.find((category) => category === query.get('category')) ?? 'pending';
}

/** The part in the address, of those that the category has. */
export function readPart<Category extends TodoCategory>(
  query: URLSearchParams,
  category: Category,
): TodoPart<Category> | undefined {
  const parts: readonly TodoPart<Category>[] = partsOf[category];
  return parts.find((part) => part === query.get('part'));
}

/** The source in the address; else the first that has something today. */
export function readSource(query: URLSearchParams, counts: HomeCounts | undefined): TodoSource {
  const asked = todoSources.find((source) => source === query.get('source'));
  const filled = counts && todoSources.find((source) => sourceCountOf(counts, source) > 0);
  return asked ?? filled ?? 'operations';
}
