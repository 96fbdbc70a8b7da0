import { useTodos } from '../data/use-todos.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';
import type { TodoListProps } from './todo-list-props.ts';
import { TodoRows } from './todo-rows.tsx';

/** Orders whose time is up, or nearly. */
export function LateList({
  kind,
  today,
  whose,
  counts,
  elsewhere,
}: TodoListProps & { kind: 'late' | 'soon' }) {
  const text = useTodoText(whose);
  const list = useTodos(kind, { today, whose }, counts.data?.asOf);
  return (
    <TodoRows
      label={text.category[kind]}
      list={list}
      counts={counts}
      whose={whose}
      none={text.none[kind]}
      elsewhere={elsewhere}
    />
  );
}
