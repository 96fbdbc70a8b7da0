import { withQuery } from '../../shared/platform/routing.ts';
import type { TodoCategory, TodoSource, Whose } from './todo.ts';

/** Lists behind the home page's figures. */
export const paths = {
  todo: '/userSide/homePage/myTodo/totalTodoList',
  today: '/userSide/homePage/todayMyTodoList',
} as const;

/** To-dos of a category: of today, as the home page counts them, or all. */
export function todoPath(category: TodoCategory, span: 'today' | 'all', whose: Whose = 'mine'): string {
  return withQuery(paths.todo, { category, today: span === 'today' ? '1' : undefined, whose: named(whose) });
}

/** What is to do today, of one source. */
export function todayPath(source: TodoSource, whose: Whose = 'mine'): string {
  return withQuery(paths.today, { source, whose: named(whose) });
}

/** One's own are meant unless an address says otherwise. */
const named = (whose: Whose) => (whose === 'mine' ? undefined : whose);
