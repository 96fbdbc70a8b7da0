import { detail, raise } from '@svcdesk/core/contract/pm-orders';
import { Link } from 'react-router-dom';
import { useAction } from '../../shared/blocks/action/use-action.ts';
import { Attachments } from '../../shared/blocks/photos/attachments.tsx';
import type { RecordKind } from '../../shared/blocks/record/record.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import type { ExpectedItem, ExpectedPm } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../shared/domain/pm-order/pm-order-kind.tsx';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { setCallData } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { text as book } from './phrases.ts';
import { answerWords, beyondWords, readingOf } from './reading.ts';
import './pm.css';
import '../../shared/components/buttons.css';

/** Everything abnormal, each with what was seen and the order that comes of it. */
export function AbnormalCard({ order }: { order: ExpectedPm }) {
  const text = useText(book).check;
  const locale = useLocale((state) => state.locale);
  const abnormal = order.items.filter(({ answer }) => answer?.result === 'abnormal');
  if (abnormal.length === 0) return null;
  return (
    <Card title={text.abnormal(abnormal.length)}>
      <ul className="sd-pm-faults">
        {abnormal.map((item) => {
          const { id, name, assetName, answer } = item;
          const value = answer?.value === undefined ? undefined : readingOf(answer.value);
          const found = [assetName, answerWords(item, locale), beyondWords(item, value, locale)];
          return (
            <li key={id}>
              <div className="sd-wrap sd-pm-fault">
                <span className="sd-grow">
                  <b>{name}</b>
                  <span className="sd-meta sd-pm-found">{found.filter(Boolean).join(' · ')}</span>
                </span>
                <Raise order={order} item={item} />
              </div>
              {answer?.remark !== undefined && <p>{answer.remark}</p>}
              {answer && <Attachments attachments={answer.photos} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** The same order, but what is answered is the order that was made of the item. */
function raisingOf(itemId: string): RecordKind<ExpectedPm> {
  return {
    ...pmOrder,
    showNew: (queries, id, made) =>
      setCallData(queries, detail, { id }, (before) => ({
        ...before,
        items: before.items.map((item) =>
          item.id === itemId && item.answer
            ? {
                ...item,
                offersOrder: false,
                answer: { ...item.answer, orderId: made.id, orderNo: made.orderNo },
              }
            : item,
        ),
      })),
  };
}

interface RaiseProps {
  order: ExpectedPm;
  item: ExpectedItem;
}

/** What is abnormal becomes an order in one tap; afterwards the way to it. */
function Raise({ order, item }: RaiseProps) {
  const text = useText(book).check;
  const may = useMay('order.create');
  const { orderId, orderNo } = item.answer ?? {};
  if (orderId !== undefined) {
    return (
      <Link className="sd-short-link" to={withId(staffPaths.order.detail, orderId)}>
        {text.raisedShort(orderNo ?? '')}
      </Link>
    );
  }
  if (item.raiseWaits) return <span className="sd-meta">{text.raiseWaits}</span>;
  return item.offersOrder && may ? <RaiseButton order={order} item={item} /> : null;
}

function RaiseButton({ order, item }: RaiseProps) {
  const text = useText(book).check;
  const act = useAction({
    kind: raisingOf(item.id),
    record: order,
    action: 'raise',
    call: raise,
    request: ({ at }) => ({ id: order.id, itemId: item.id, at }),
    doneWords: text.raised(item.name),
  });
  return (
    <Button small kind="tonal" label={`${text.raise} ${item.name}`} onClick={act}>
      {text.raise}
    </Button>
  );
}
