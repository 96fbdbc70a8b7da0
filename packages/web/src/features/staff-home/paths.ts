import { staffPaths, withQuery } from '../../shared/platform/paths.ts';
import type { TodoCategory, TodoSource, Whose } from './todo.ts';

/** To-dos of a category: of today, as the home page counts them, or all; of people whom I lead all or one. */
export function todoPath(
  category: TodoCategory,
  span: 'today' | 'all',
  whose: Whose = 'mine',
  personId?: string,
): string {
  return withQuery(staffPaths.todo.all, {
    category,
    today: span === 'today' ? '1' : undefined,
    whose: named(whose),
    person: personId,
  });
}

/** What is to do today, of one source. */
export function todayPath(source: TodoSource, whose: Whose = 'mine'): string {
  return withQuery(staffPaths.todo.today, { source, whose: named(whose) });
}

/** One's own are meant unless an address says otherwise. */
const named = (whose: Whose) => (whose === 'mine' ? undefined : whose);
