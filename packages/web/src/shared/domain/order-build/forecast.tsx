import { preTrigger, similar } from '@svcdesk/core/contract/orders';
import { suggestionLabel } from '@svcdesk/core/phrases';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Notice } from '../../components/notice.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useSettled } from '../../platform/hooks/use-settled.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { itemWords } from '../order/order-words.ts';
import { StaffOrderCard } from '../order/staff-order-card.tsx';
import type { OrderDraft } from './order-draft.ts';
import { buildText } from './phrases.ts';

type Drafted = Pick<OrderDraft, 'cell' | 'typeId' | 'catalogId' | 'title' | 'priority'>;

/** What the rules would make of the order: who gets it, how urgent it is and until when; asked as soon as they can tell. */
export function ForecastCard({ draft }: { draft: Drafted }) {
  const text = useText(buildText).forecast;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const { cell, typeId, catalogId, priority } = draft;
  const known = cell !== undefined && typeId !== '' && catalogId !== '';
  const request = known
    ? { cellId: cell.id, typeId, serverCatalogId: catalogId, priority: priority || undefined }
    : undefined;
  const { data } = useCall(preTrigger, request, { keepPrevious: true });
  if (!known || data === undefined) return null;
  const { engineer } = data;
  const who = engineer && [engineer.name, ...engineer.reasons.map((one) => suggestionLabel(one, locale))];
  return (
    <Card title={text.title}>
      <Facts
        facts={[
          { label: text.group, value: data.duty ? text.onDuty(data.groupName) : data.groupName },
          { label: text.engineer, value: who?.join(' · ') },
          { label: text.priority, value: itemWords('priority', data.priority, locale) },
          { label: text.respond, value: data.responseDueAt && momentWords(data.responseDueAt, nowMs) },
          { label: text.resolve, value: data.resolveDueAt && momentWords(data.resolveDueAt, nowMs) },
        ]}
      />
    </Card>
  );
}

const maxShown = 3;

interface SimilarOrdersProps {
  form: FieldsHandle<OrderDraft>;
  /** Whether this one may be linked to one of them instead. */
  links: boolean;
}

/** Open orders of the site that may be about the same: better one order than two. */
export function SimilarOrders({ form, links }: SimilarOrdersProps) {
  const text = useText(buildText);
  const { fields: draft, set } = form;
  const title = useSettled(draft.title.trim());
  const { cell, typeId, duplicateOf } = draft;
  const request =
    cell !== undefined && typeId !== '' && title !== ''
      ? { cellId: cell.id, typeId, title: title || undefined }
      : undefined;
  const found = useCall(similar, request, { keepPrevious: true }).data ?? [];
  if (duplicateOf !== undefined) {
    return (
      <Notice
        icon="link"
        action={
          <Button small kind="link" onClick={() => set({ duplicateOf: undefined })}>
            {text.duplicate.undo}
          </Button>
        }
      >
        {text.duplicate.chosen(duplicateOf.orderNo)}
      </Notice>
    );
  }
  if (request === undefined || found.length === 0) return null;
  return (
    <section className="sd-stack" aria-label={text.forecast.similar(found.length)}>
      <Notice tone="soon" icon="warning">
        {text.forecast.similar(found.length)}
      </Notice>
      {found.slice(0, maxShown).map((order) => (
        <StaffOrderCard
          key={order.id}
          order={order}
          actions={
            links && (
              <Button
                small
                kind="tonal"
                label={`${text.duplicate.same} ${order.orderNo}`}
                onClick={() => set({ duplicateOf: { id: order.id, orderNo: order.orderNo } })}
              >
                {text.duplicate.same}
              </Button>
            )
          }
        />
      ))}
    </section>
  );
}
