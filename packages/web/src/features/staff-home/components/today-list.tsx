import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { TodoSource } from '../data/todo.ts';
import type { CountsQuery } from '../data/use-counts.ts';
import { useToday } from '../data/use-todos.ts';
import { todoPath } from '../paths.ts';
import { todoText } from '../phrases/todo.ts';
import { TodoRows } from './todo-rows.tsx';

/** Today's orders of one source. */
export function TodayList({ source, counts }: { source: TodoSource; counts: CountsQuery }) {
  const text = useText(todoText);
  return (
    <TodoRows
      label={text.source[source]}
      list={useToday(source, counts.data?.asOf)}
      counts={counts}
      none={text.noneToday[source]}
      elsewhere={todoPath('pending', 'all')}
    />
  );
}
