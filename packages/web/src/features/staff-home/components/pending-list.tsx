import { Chips } from '../../../shared/components/chips.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { partsOf, type TodoPart } from '../data/todo.ts';
import { useTodos } from '../data/use-todos.ts';
import { todoText } from '../phrases/todo.ts';
import type { TodoListProps } from './todo-list-props.ts';
import { TodoRows } from './todo-rows.tsx';

interface PendingListProps extends TodoListProps {
  part: TodoPart<'pending'> | undefined;
  onPart: (part: TodoPart<'pending'>) => void;
}

/** What is to be handled: two lists whose counts make up the category's. */
export function PendingList({ part, onPart, today, counts, elsewhere }: PendingListProps) {
  const text = useText(todoText);
  const asOf = counts.data?.asOf;
  const lists = { itsm: useTodos('itsm', today, asOf), se: useTodos('se', today, asOf) };
  const onlySe = lists.itsm.total === 0 && (lists.se.total ?? 0) > 0;
  const shown = part ?? (onlySe ? 'se' : 'itsm');
  const chips = partsOf.pending.map((key) => ({ key, label: text.part[key], count: lists[key].total }));
  return (
    <TodoRows
      key={shown}
      label={text.part[shown]}
      list={lists[shown]}
      counts={counts}
      head={<Chips label={text.parts} chips={chips} chosen={shown} onChoose={onPart} />}
      none={text.none.pending}
      elsewhere={elsewhere}
    />
  );
}
