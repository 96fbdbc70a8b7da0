import { Chips } from '../../../shared/components/chips.tsx';
import { partsOf, type TodoPart } from '../data/todo.ts';
import { useTodos } from '../data/use-todos.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';
import type { TodoListProps } from './todo-list-props.ts';
import { TodoRows } from './todo-rows.tsx';

interface PendingListProps extends TodoListProps {
  part: TodoPart<'pending'> | undefined;
  onPart: (part: TodoPart<'pending'>) => void;
}

/** What is to be handled: two lists whose counts make up the category's. */
export function PendingList({ part, onPart, today, whose, counts, elsewhere }: PendingListProps) {
  const text = useTodoText(whose);
  const asOf = counts.data?.asOf;
  const of = { today, whose };
  const lists = { itsm: useTodos('itsm', of, asOf), se: useTodos('se', of, asOf) };
  const onlySe = lists.itsm.total === 0 && (lists.se.total ?? 0) > 0;
  const shown = part ?? (onlySe ? 'se' : 'itsm');
  const chips = partsOf.pending.map((key) => ({ key, label: text.part[key], count: lists[key].total }));
  return (
    <TodoRows
      key={shown}
      label={text.part[shown]}
      list={lists[shown]}
      counts={counts}
      whose={whose}
      head={<Chips label={text.parts} chips={chips} chosen={shown} onChoose={onPart} />}
      none={text.none.pending}
      elsewhere={elsewhere}
    />
  );
}
