import type { OrderAction } from '@svcdesk/core/rules';
import { type ComponentType, useState } from 'react';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { reasonWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useOrder, useOrderId } from '../../../shared/domain/order/use-order.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { paths } from '../paths.ts';
import { actText } from '../phrases/act.ts';

interface WithOrderProps {
  title: string;
  action: OrderAction;
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
    <Page title={title} backTo={aboutOrder(paths.detail, id)}>
      <Loaded query={order} cards={2}>
        {(loaded) => <Refused order={loaded} action={action} />}
      </Loaded>
    </Page>
  );
}

function Refused({ order, action }: { order: OrderDetail; action: OrderAction }) {
  const text = useText(actText);
  const locale = useLocale((state) => state.locale);
  const reason = order.refused.find((each) => each.action === action)?.reason;
  return (
    <EmptyState
      title={text.note.cannot(actionWords(action, locale))}
      hint={reason === undefined ? text.note.noPermission : reasonWords(reason, locale)}
      action={<Button to={aboutOrder(paths.detail, order.id)}>{text.toDetail}</Button>}
    />
  );
}
