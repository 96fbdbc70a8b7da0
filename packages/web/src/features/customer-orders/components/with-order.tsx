import { type ComponentType, useState } from 'react';
import { clientPaths } from '../../../shared/client-order/paths.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Loaded } from '../../../shared/list/load-state.tsx';
import type { OrderDetail } from '../../../shared/order/order.ts';
import { aboutOrder } from '../../../shared/order/staff-paths.ts';
import { useOrder, useOrderId } from '../../../shared/order/use-order.ts';
import type { ClientAction } from '../data/client-actions.ts';
import { refusalWords } from '../data/refusal-words.ts';
import { ordersText } from '../phrases/index.ts';

interface WithOrderProps {
  title: string;
  action: ClientAction;
  Form: ComponentType<{ order: OrderDetail }>;
}

/**
 * Shows a form once its order is there and allows the action. A form that was shown stays, whatever happens to the
 * order: what somebody typed must not vanish; the form says itself that it is too late.
 */
export function WithOrder({ title, action, Form }: WithOrderProps) {
  const id = useOrderId();
  const order = useOrder(id);
  const [opened, setOpened] = useState(false);
  if (order.data && !opened && order.data.can.includes(action)) setOpened(true);
  if (order.data && opened) return <Form order={order.data} />;
  return (
    <Page title={title} backTo={aboutOrder(clientPaths.detail, id)}>
      <Loaded query={order} cards={2}>
        {(loaded) => <Refused order={loaded} action={action} />}
      </Loaded>
    </Page>
  );
}

function Refused({ order, action }: { order: OrderDetail; action: ClientAction }) {
  const { act: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const reason = order.refused.find((each) => each.action === action)?.reason;
  return (
    <EmptyState
      title={text.cannot(text.name[action])}
      hint={reason === undefined ? text.noPermission : refusalWords(action, reason, text, locale)}
      action={<Button to={aboutOrder(clientPaths.detail, order.id)}>{text.toDetail}</Button>}
    />
  );
}
