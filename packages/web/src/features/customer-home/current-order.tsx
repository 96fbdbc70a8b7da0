import type { DataOf } from '@svcdesk/core/contract';
import type { cellPage } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { Link } from 'react-router-dom';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { clientOrderText } from '../../shared/domain/client-order/phrases.ts';
import { openStatus } from '../../shared/domain/client-order/site-list.ts';
import { clockedInAt, statusLine } from '../../shared/domain/client-order/status-text.ts';
import { useRemind } from '../../shared/domain/client-order/use-remind.ts';
import { useStatusText } from '../../shared/domain/client-order/use-status-text.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { OrderNumber, StatusPill } from '../../shared/domain/order/order-marks.tsx';
import { statusWords } from '../../shared/domain/order/order-words.ts';
import { useHistory } from '../../shared/domain/order/use-order.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId, withQuery } from '../../shared/platform/paths.ts';
import { currentOrder, type OrderStep, orderSteps } from './order-steps.ts';
import { homeText } from './phrases.ts';
import { isEngaged, useEngineerPhone } from './use-engineer-phone.ts';
import './current-order.css';

/** So many stand below the hero; the list has them all. */
const maxRows = 3;

/** What is not done yet: the one that comes next as a hero, the others a row each. */
export function InProgress({ page }: { page: DataOf<typeof cellPage> }) {
  const text = useText(homeText);
  const current = currentOrder(page.list);
  if (current === undefined) {
    return (
      <Card>
        <p className="sd-head">{text.allFine}</p>
        <p className="sd-meta">{text.allFineHint}</p>
      </Card>
    );
  }
  return <CurrentOrder order={current} />;
}

interface AlsoInProgressProps {
  page: DataOf<typeof cellPage>;
  /** Empty: of all sites. */
  cellId: string;
}

/** The others that are not done yet. */
export function AlsoInProgress({ page, cellId }: AlsoInProgressProps) {
  const text = useText(homeText);
  const current = currentOrder(page.list);
  const others = page.list.filter(({ id }) => id !== current?.id).slice(0, maxRows);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="in-progress">
      <div className="sd-row sd-home-head">
        <h2 className="sd-head sd-grow" id="in-progress">
          {text.inProgress}
        </h2>
        <Link
          className="sd-home-all"
          to={withQuery(clientPaths.order.list, { status: openStatus, site: cellId || undefined })}
        >
          {text.viewAll(page.total)}
        </Link>
      </div>
      <Rows>
        {others.map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </Rows>
    </section>
  );
}

function OpenOrder({ order }: { order: OrderSummary }) {
  const words = useText(clientOrderText);
  const locale = useLocale((state) => state.locale);
  const statusText = useStatusText(order);
  return (
    <Row
      to={withId(clientPaths.order.detail, order.id)}
      sentence
      description={
        statusText && (
          <span className="sd-num">
            <WholeTimes>{statusLine(statusText, words)}</WholeTimes>
          </span>
        )
      }
      extra={<StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>}
    >
      {order.title}
    </Row>
  );
}

const minuteMs = 60_000;

/** The one filled card: what happens next to the order that one opens the app for, by whom and when. */
function CurrentOrder({ order }: { order: OrderSummary }) {
  const nowMs = useNow();
  const locale = useLocale((state) => state.locale);
  const arrivedAt = clockedInAt(useHistory(order.id, isEngaged(order)).data ?? []);
  const statusText = useStatusText(order, true);
  const { departedAt, etaAt, status } = order;
  const name = order.handlerName ?? order.assigneeName;
  const onTheWay = status === orderStatus.processing && departedAt !== undefined && arrivedAt === undefined;
  const minutes = onTheWay && etaAt ? Math.ceil((Date.parse(etaAt) - nowMs) / minuteMs) : 0;
  const { steps, now } = orderSteps(order, arrivedAt !== undefined);
  return (
    <article className="sd-current">
      <div className="sd-row sd-current-top">
        <h2 className="sd-grow sd-cut">
          <Link className="sd-current-link" to={withId(clientPaths.order.detail, order.id)}>
            {order.title}
          </Link>
        </h2>
        <OrderNumber orderNo={order.orderNo} />
        <Icon name="forward" size={16} />
      </div>
      <div className="sd-row">
        {name !== undefined && <Avatar name={name} size={48} />}
        <div className="sd-grow">
          <p className="sd-current-now">{statusText?.now}</p>
          {statusText?.next !== undefined && (
            <p className="sd-current-next sd-num">
              <WholeTimes>{statusText.next}</WholeTimes>
            </p>
          )}
        </div>
        {minutes > 0 && (
          <p className="sd-current-minutes">
            <b className="sd-num">{minutesText(minutes, locale)}</b>
          </p>
        )}
      </div>
      <Steps steps={steps} now={now} />
      <Acts order={order} phone={useEngineerPhone(order)} />
    </article>
  );
}

function Steps({ steps, now }: { steps: readonly OrderStep[]; now: number }) {
  const { current: text } = useText(homeText);
  const present = steps[now];
  return (
    <ol
      className="sd-current-steps"
      aria-label={present && text.at(now + 1, steps.length, text.step[present])}
    >
      {steps.map((step, place) => (
        <li
          key={step}
          className={place < now ? 'sd-current-done' : place === now ? 'sd-current-here' : undefined}
          aria-current={place === now ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>{text.step[step]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Call the engineer who comes; otherwise chase. Beside it what one forgot to say. */
function Acts({ order, phone }: { order: OrderSummary; phone: string | undefined }) {
  const text = useText(homeText);
  const { act, action } = useText(clientOrderText);
  const remind = useRemind(order);
  const may = { remind: useMay('c.order.remind'), supplement: useMay('c.order.supplement') };
  const canRemind = may.remind && order.can.includes('remind');
  const canSupplement = may.supplement && order.can.includes('supplement');
  return (
    <div className="sd-current-acts">
      {phone !== undefined && (
        <a className="sd-current-main" href={phone}>
          <Icon name="phone" size={20} /> {act.callTo(order.handlerName ?? '')}
        </a>
      )}
      {phone === undefined && canRemind && (
        <button type="button" className="sd-current-main" onClick={remind}>
          {action.remind}
        </button>
      )}
      {canSupplement && (
        <Link
          className="sd-current-beside"
          to={withId(clientPaths.order.detail, order.id, { do: 'supplement' })}
        >
          {action.supplement}
        </Link>
      )}
      {phone === undefined && may.remind && !canRemind && (
        <p className="sd-current-note">{text.remindLater}</p>
      )}
    </div>
  );
}
