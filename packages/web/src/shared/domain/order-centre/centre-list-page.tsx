import { ListPage, type ListPageProps } from '../../blocks/list-page/list-page.tsx';
import { staffPaths, withQuery } from '../../platform/paths.ts';
import { type CentreTab, OrderCentreTabs } from './order-centre-tabs.tsx';

interface CentreListPageProps<Item, Tab extends string, Chip extends string>
  extends Omit<ListPageProps<Item, Tab, Chip, string>, 'above' | 'searchTo' | 'search'> {
  /** Which of the order centre's lists it is. */
  here: CentreTab;
}

/** The list of one kind of orders: the other kinds on top, and the search of its own kind behind the glass. */
export function CentreListPage<Item, Tab extends string, Chip extends string>(
  props: CentreListPageProps<Item, Tab, Chip>,
) {
  const { here, ...list } = props;
  return (
    <ListPage
      {...list}
      above={<OrderCentreTabs here={here} />}
      searchTo={withQuery(staffPaths.order.search, { kind: here })}
    />
  );
}
