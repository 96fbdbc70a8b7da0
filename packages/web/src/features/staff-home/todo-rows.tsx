import type { ReactNode } from 'react';
import { VirtualList } from '../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Segments } from '../../shared/components/choice.tsx';
import type { IconName } from '../../shared/components/icon.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { StaffOrderCard } from '../../shared/domain/order/staff-order-card.tsx';
import type { PagedList } from '../../shared/platform/api/paging.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { todoText } from './phrases.ts';
import { type Whose, whoseTodos } from './todo.ts';
import { type CountsQuery, followCounts } from './use-todos.ts';

/** For a lead: one's own to-dos, or those of the people whom one leads. */
export function WhoseTodos({ whose, onChoose }: { whose: Whose; onChoose: (whose: Whose) => void }) {
  const text = useText(todoText);
  const options = whoseTodos.map((value) => ({ value, label: text[value] }));
  return (
    <div>
      <Segments label={text.whose} options={options} value={whose} onChange={onChoose} />
    </div>
  );
}

interface TodoRowsProps {
  label: string;
  list: PagedList<OrderSummary>;
  counts: CountsQuery;
  whose: Whose;
  head?: ReactNode;
  none: { title: string; hint: string };
  /** Done is good news; a list that may be empty for long is not. */
  icon?: IconName;
  /** Where there may be more, when there is nothing here. */
  elsewhere?: string;
}

/** The orders of a to-do list. */
export function TodoRows({
  label,
  list,
  counts,
  whose,
  head,
  none,
  icon = 'check',
  elsewhere,
}: TodoRowsProps) {
  const text = useTodoText(whose);
  return (
    <VirtualList
      label={label}
      list={followCounts(list, counts)}
      // Whether others have read their copy is theirs to change.
      renderItem={(order) => (
        <StaffOrderCard order={whose === 'mine' ? order : { ...order, unread: undefined }} />
      )}
      head={head}
      empty={
        <EmptyState
          icon={icon}
          title={none.title}
          hint={none.hint}
          action={elsewhere !== undefined && <Button to={elsewhere}>{text.toAll}</Button>}
        />
      }
    />
  );
}

/** The words of to-do lists: about oneself, or about the people whom one leads. */
export function useTodoText(whose: Whose) {
  const text = useText(todoText);
  return whose === 'mine' ? text : { ...text, ...text.team };
}
