import type { OrderSummary } from './order.ts';

/** What is loaded of a list of orders, as TanStack Query keeps it. */
interface Loaded {
  pages: readonly { list: readonly OrderSummary[] }[];
}

/** The same list with the copies of these orders read; the very same where none was unread. */
export function withCopiesRead<List extends Loaded>(
  list: List | undefined,
  orderIds: readonly string[],
): List | undefined {
  const fits = (order: OrderSummary) => order.unread === true && orderIds.includes(order.id);
  if (!list?.pages.some((page) => page.list.some(fits))) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    list: page.list.map((order) => (fits(order) ? { ...order, unread: false } : order)),
  }));
  return { ...list, pages };
}
