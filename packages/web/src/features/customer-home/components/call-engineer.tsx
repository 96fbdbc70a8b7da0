import { IconButton } from '../../../shared/components/icon-button.tsx';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { heroOrder } from '../data/hero-order.ts';
import { useEngineerPhone } from '../data/use-engineer-phone.ts';

/** In the header, in reach wherever the page is scrolled to: a call to whoever comes next. Nobody to call shows nothing. */
export function CallEngineer({ orders }: { orders: readonly OrderSummary[] }) {
  const { act } = useText(clientOrderText);
  const order = heroOrder(orders);
  const phone = useEngineerPhone(order);
  if (order === undefined || phone === undefined) return null;
  return <IconButton icon="phone" label={act.callTo(order.handlerName ?? '')} href={phone} />;
}
