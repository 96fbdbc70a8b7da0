import { Button } from '../../../shared/components/button.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { useReadCopies } from '../../../shared/domain/order/use-read-copies.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { countOf, partsOf, type TodoPart } from '../data/todo.ts';
import { unreadCopies, useCopies } from '../data/use-todos.ts';
import { todoText } from '../phrases/todo.ts';
import type { TodoListProps } from './todo-list-props.ts';
import { TodoRows } from './todo-rows.tsx';
import './todo-tools.css';

interface CopiedListProps extends Pick<TodoListProps, 'counts'> {
  via: 'copied' | 'groupCopied';
  part: TodoPart<'copied'> | undefined;
  onPart: (part: TodoPart<'copied'>) => void;
}

/** Orders copied to me or to a group of mine: the unread ones, which the count is of, or all. */
export function CopiedList({ via, part = 'unread', onPart, counts }: CopiedListProps) {
  const text = useText(todoText);
  const list = useCopies(via, part, counts.data?.asOf);
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
      head={
        <div className="sd-row sd-todo-tools">
          <div className="sd-grow">
            <Chips label={text.parts} chips={chips} chosen={part} onChoose={onPart} />
          </div>
          <Button kind="link" small onClick={markAll} busy={reading.isPending} disabled={unreadCount === 0}>
            {text.markAll}
          </Button>
        </div>
      }
      none={part === 'unread' ? text.none.unread : text.none[via]}
      icon={part === 'unread' ? 'check' : 'orders'}
    />
  );
}
