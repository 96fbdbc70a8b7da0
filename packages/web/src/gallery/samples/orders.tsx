import { Check } from '../../shared/components/check.tsx';
import { Page } from '../../shared/components/page.tsx';
import { OrderCard, type OrderCardOrder } from '../../shared/domain/order/order-card.tsx';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

export function OrderSample() {
  const text = useText(galleryText).orders;
  const { first, second } = useText(galleryText).marks;
  const nowMs = useNow();
  const dueAt = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();
  const base = { cellName: text.store, serverCatalogName: text.catalog, handlerGroupName: text.group };
  const orders: OrderCardOrder[] = [
    {
      ...base,
      orderNo: 'WO202611200037',
      title: text.printer,
      status: 2,
      priority: 2,
      slaState: 'soon',
      slaShare: 0.82,
      nextDueAt: dueAt(12),
      assigneeName: first,
    },
    {
      ...base,
      orderNo: 'WO202611200021',
      title: text.cooling,
      status: 3,
      priority: 1,
      slaState: 'late',
      slaShare: 1,
      nextDueAt: dueAt(-18),
      handlerName: second,
      unread: true,
      duty: true,
      round: 2,
    },
    {
      ...base,
      orderNo: 'WO202611200104',
      title: text.lamp,
      status: 4,
      priority: 3,
      slaState: 'paused',
      slaShare: 0.5,
      handlerName: first,
    },
    {
      ...base,
      orderNo: 'WO202611200044',
      title: text.laptop,
      status: 1,
      priority: 4,
      slaState: 'ok',
      slaShare: 0.24,
      nextDueAt: dueAt(340),
    },
  ];
  const [accept, late, held, fresh] = orders as [
    OrderCardOrder,
    OrderCardOrder,
    OrderCardOrder,
    OrderCardOrder,
  ];
  return (
    <Page title={text.title} backTo="/gallery">
      <OrderCard order={late} to="/gallery" />
      <OrderCard order={accept} to="/gallery" />
      <OrderCard order={held} to="/gallery" aside={text.waits} />
      <OrderCard order={fresh} to="/gallery" />
      <OrderCard order={accept} to="/gallery" waiting />
      <OrderCard
        order={fresh}
        to="/gallery"
        lead={
          <Check checked onChange={() => undefined}>
            <span className="sd-hidden">{fresh.orderNo}</span>
          </Check>
        }
      />
      <OrderCard order={late} />
    </Page>
  );
}
