import type { TodoSource, Whose } from '../data/todo.ts';
import type { CountsQuery } from '../data/use-counts.ts';
import { useToday } from '../data/use-todos.ts';
import { todoPath } from '../paths.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';
import { TodoRows } from './todo-rows.tsx';

interface TodayListProps {
  source: TodoSource;
  whose: Whose;
  counts: CountsQuery;
}

/** Today's orders of one source. */
export function TodayList({ source, whose, counts }: TodayListProps) {
  const text = useTodoText(whose);
  return (
    <TodoRows
      label={text.source[source]}
      list={useToday(source, whose, counts.data?.asOf)}
      counts={counts}
      whose={whose}
      none={text.noneToday[source]}
      elsewhere={todoPath('pending', 'all', whose)}
    />
  );
}
