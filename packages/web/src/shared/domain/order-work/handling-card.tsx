import { phoneLink } from '../../blocks/contact/phone.ts';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentFact, spanFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { itemWords } from '../order/item-words.ts';
import type { OrderDetail } from '../order/order.ts';
import { detailText } from './phrases/detail.ts';

/** Who works on it and when. */
export function HandlingCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const { handlerName, assigneeName, handlerPhone, planStart, planEnd, responseDueAt, resolveDueAt } = order;
  const plan = planStart && planEnd ? spanFact(planStart, planEnd) : undefined;
  return (
    <Card title={text.handling}>
      <Facts
        facts={[
          { label: text.group, value: order.handlerGroupName },
          {
            label: text.handler,
            value: handlerName ?? (assigneeName ? text.namedOnly(assigneeName) : shared.order.unassigned),
          },
          {
            label: text.handlerPhone,
            value: handlerPhone && <a href={phoneLink('tel', handlerPhone)}>{handlerPhone}</a>,
          },
          { label: text.plan, value: plan },
          { label: text.respondBy, value: momentFact(responseDueAt) },
          { label: text.resolveBy, value: momentFact(resolveDueAt) },
          { label: text.faultAt, value: momentFact(order.gmtStart) },
          { label: text.createdAt, value: `${momentFact(order.createdAt)} · ${order.creatorName}` },
          {
            label: text.impact,
            value: order.scope === undefined ? undefined : itemWords('impactScope', order.scope, locale),
          },
        ]}
      />
    </Card>
  );
}
