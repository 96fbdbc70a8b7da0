import { Button } from '../../../shared/components/button.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { useReadCopies } from '../../../shared/domain/order/use-read-copies.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { countOf, partsOf, type TodoPart } from '../data/todo.ts';
import { unreadCopies, useCopies } from '../data/use-todos.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';
import type { TodoListProps } from './todo-list-props.ts';
import { TodoRows } from './todo-rows.tsx';
import './todo-tools.css';

interface CopiedListProps extends Pick<TodoListProps, 'counts' | 'whose'> {
  via: 'copied' | 'groupCopied';
  part: TodoPart<'copied'> | undefined;
  onPart: (part: TodoPart<'copied'>) => void;
}

/** Orders copied to people or to a group of theirs: the unread ones, which the count is of, or all. Each reads their own. */
export function CopiedList({ via, part = 'unread', onPart, whose, counts }: CopiedListProps) {
  const text = useTodoText(whose);
  const list = useCopies(via, part, whose, counts.data?.asOf);
  const reading = useReadCopies();
  const unreadCount = counts.data ? countOf(counts.data, via) : 0;
  const markAll = () => reading.mutate(() => unreadCopies(via), { onSuccess: () => showToast(text.marked) });
  const chips = partsOf[via].map((key) => ({
    key,
    label: text.part[key],
    count: key === 'unread' && counts.data ? unreadCount : key === part ? list.total : undefined,
  }));
  return (
    <TodoRows
      label={text.category[via]}
      list={list}
      counts={counts}
      whose={whose}
      head={
        <div className="sd-row sd-todo-tools">
          <div className="sd-grow">
            <Chips label={text.parts} chips={chips} chosen={part} onChoose={onPart} />
          </div>
          {whose === 'mine' && (
            <Button kind="link" small onClick={markAll} busy={reading.isPending} disabled={unreadCount === 0}>
              {text.markAll}
            </Button>
          )}
        </div>
      }
      none={part === 'unread' ? text.none.unread : text.none[via]}
      icon={part === 'unread' ? 'check' : 'orders'}
    />
  );
}
