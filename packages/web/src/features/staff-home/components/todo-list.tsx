import { readPart, type TodoCategory, type TodoPart, type Whose } from '../data/todo.ts';
import type { CountsQuery } from '../data/use-counts.ts';
import { todoPath } from '../paths.ts';
import { CopiedList } from './copied-list.tsx';
import { LateList } from './late-list.tsx';
import { PendingList } from './pending-list.tsx';

interface AnyTodoListProps {
  category: TodoCategory;
  today: boolean;
  whose: Whose;
  counts: CountsQuery;
  query: URLSearchParams;
  onPart: (part: TodoPart) => void;
}

/** The list of a category, and of the part of it that the address names. */
export function TodoList({ category, today, whose, counts, query, onPart }: AnyTodoListProps) {
  const more = { today, whose, counts, elsewhere: today ? todoPath(category, 'all', whose) : undefined };
  switch (category) {
    case 'pending':
      return <PendingList {...more} part={readPart(query, category)} onPart={onPart} />;
    case 'late':
    case 'soon':
      return <LateList {...more} kind={category} />;
    case 'copied':
    case 'groupCopied':
      return <CopiedList {...more} via={category} part={readPart(query, category)} onPart={onPart} />;
  }
}
