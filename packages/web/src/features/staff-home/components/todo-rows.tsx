import type { ReactNode } from 'react';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import type { IconName } from '../../../shared/components/icon.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import type { Whose } from '../data/todo.ts';
import { type CountsQuery, followCounts } from '../data/use-counts.ts';
import { useTodoText } from '../phrases/use-todo-text.ts';

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
