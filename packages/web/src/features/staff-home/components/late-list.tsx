import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useTodos } from '../data/use-todos.ts';
import { todoText } from '../phrases/todo.ts';
import type { TodoListProps } from './todo-list-props.ts';
import { TodoRows } from './todo-rows.tsx';

/** Orders whose time is up, or nearly. */
export function LateList({ kind, today, counts, elsewhere }: TodoListProps & { kind: 'late' | 'soon' }) {
  const text = useText(todoText);
  const list = useTodos(kind, today, counts.data?.asOf);
  return (
    <TodoRows
      label={text.category[kind]}
      list={list}
      counts={counts}
      none={text.none[kind]}
      elsewhere={elsewhere}
    />
  );
}
