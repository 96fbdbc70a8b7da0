import { SearchPage, useSearchWords } from '../../../shared/blocks/search/search-page.tsx';
import { noFilters } from '../../../shared/domain/order/order-filters.ts';
import { StaffOrderCard } from '../../../shared/domain/order/staff-order-card.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useOrderPages } from '../data/use-order-pages.ts';
import { paths } from '../paths.ts';
import { listText } from '../phrases/list.ts';

/** Search over every order that I may see: number, title, site. */
export function OrderSearchScreen() {
  const text = useText(listText);
  const keyword = useSearchWords();
  const all = { ...noFilters, status: [], scope: 'tenant', keyword, sort: 'created' } as const;
  const list = useOrderPages(all, keyword !== '');
  return (
    <SearchPage
      title={text.search}
      backTo={paths.orders}
      kind="orders"
      placeholder={text.keywordHint}
      hint={text.searchHint}
      nothingHint={text.notFoundHint}
      list={list}
      renderItem={(order) => <StaffOrderCard order={order} />}
    />
  );
}
