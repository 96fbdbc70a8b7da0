import type { DataOf } from '@svcdesk/core/contract';
import type { escalations } from '@svcdesk/core/contract/backlog';
import { useState } from 'react';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Icon, type IconName } from '../../shared/components/icon.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { assignVerb, ownerOf } from '../../shared/domain/assign/owner.ts';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { useSlaView } from '../../shared/domain/order/order-marks.tsx';
import { itemWords } from '../../shared/domain/order/order-words.ts';
import { useKeptFocus } from '../../shared/platform/hooks/use-kept-focus.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { useZone } from '../../shared/platform/i18n/zone.ts';
import { staffPaths, withId, withQuery } from '../../shared/platform/paths.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import { percent } from './home.ts';
import { todoPath } from './paths.ts';
import { homeText } from './phrases.ts';

const AssignOrderSheet = lazySheet(
  async () => (await import('../../shared/domain/assign/assign-order-sheet.tsx')).AssignOrderSheet,
);

type Found = DataOf<typeof escalations>;

/** What waits for a lead's own hand, each with the act beside its reason. */
export function EscalationRows({ found }: { found: Found }) {
  const text = useText(homeText).pressing;
  const locale = useLocale((state) => state.locale);
  const [sent, setSent] = useState<OrderSummary>();
  const box = useKeptFocus('li');
  const { late, lateCount, returned, overbooked, reviewCount, joinCount } = found;
  const { returnedCount = returned.length, overbookedCount = overbooked.length } = found;
  const { unassignedLateCount = 0 } = found;
  const days = pathOfMenu('m.schedule.underling');
  useZone();
  const today = dayOf(useNow());
  const reviews = pathOfMenu('m.review');
  const total = lateCount + unassignedLateCount + returnedCount + overbookedCount + reviewCount + joinCount;
  return (
    <div ref={box}>
      <Card title={text.title} aside={String(total)}>
        {total === 0 ? (
          <p className="sd-meta">{text.none}</p>
        ) : (
          <Rows plain label={text.title}>
            {late.map((order) => (
              <LateRow key={order.id} order={order} onAssign={setSent} />
            ))}
            {lateCount > late.length && (
              <Row prefix={<Mark icon="warning" />} to={todoPath('late', 'all', 'underling')}>
                {text.allLate(lateCount)}
              </Row>
            )}
            {unassignedLateCount > 0 && (
              <Row prefix={<Mark icon="warning" />} to={withQuery(staffPaths.pool.list, { part: 'late' })}>
                {text.unassignedLate(unassignedLateCount)}
              </Row>
            )}
            {returned.map((order) => (
              <Row
                key={order.id}
                prefix={<Mark icon="swap" />}
                description={[order.byName, order.title].join(' · ')}
                to={withId(staffPaths.order.detail, order.id)}
                noArrow
                extra={<AssignButton order={order} onAssign={setSent} />}
              >
                {text.returned(
                  order.orderNo.slice(-4),
                  order.reasonCode === undefined ? '' : itemWords('declineReason', order.reasonCode, locale),
                )}
              </Row>
            ))}
            {returnedCount > returned.length && (
              <Row prefix={<Mark icon="swap" />} to={withQuery(staffPaths.pool.list, { part: 'returned' })}>
                {text.allReturned(returnedCount)}
              </Row>
            )}
            {overbooked.map(({ accountId, name, saturation, plannedMinutes }) => (
              <Row
                key={accountId}
                prefix={<Mark icon="warning" />}
                description={text.planned(minutesText(plannedMinutes, locale))}
                extra={
                  days !== undefined && (
                    <Button
                      small
                      kind="tonal"
                      label={text.moveFor(name)}
                      to={withQuery(days, { people: accountId, cell: `${accountId} ${today}` })}
                    >
                      {text.move}
                    </Button>
                  )
                }
              >
                {text.overbooked(name, percent(saturation))}
              </Row>
            ))}
            {days !== undefined && overbookedCount > overbooked.length && (
              <Row prefix={<Mark icon="warning" />} to={days}>
                {text.allOverbooked(overbookedCount)}
              </Row>
            )}
            {reviewCount > 0 && (
              <Row prefix={<Mark icon="star" />} to={reviews}>
                {text.reviews(reviewCount)}
              </Row>
            )}
            {joinCount > 0 && (
              <Row prefix={<Mark icon="people" />} to={staffPaths.me.organisation}>
                {text.joins(joinCount)}
              </Row>
            )}
          </Rows>
        )}
        {sent && <AssignOrderSheet order={sent} onClosed={() => setSent(undefined)} />}
      </Card>
    </div>
  );
}

function Mark({ icon }: { icon: IconName }) {
  return <Icon name={icon} />;
}

interface AssignedProps {
  order: OrderSummary;
  onAssign: (order: OrderSummary) => void;
}

/** Who takes it is chosen where it stands; where that may not be, the order says why. */
function AssignButton({ order, onAssign }: AssignedProps) {
  const text = useText(homeText).pressing;
  const locale = useLocale((state) => state.locale);
  const verb = assignVerb(ownerOf(order) !== undefined, locale);
  const { id, title, can } = order;
  return can.includes('transfer') ? (
    <Button small kind="tonal" label={text.sendFor(verb, title)} onClick={() => onAssign(order)}>
      {verb}
    </Button>
  ) : (
    <Button small kind="tonal" label={text.openFor(title)} to={withId(staffPaths.order.detail, id)}>
      {text.open}
    </Button>
  );
}

/** Whose it is comes before what it is: a title may be cut, a name is what the act goes by. */
function LateRow({ order, onAssign }: AssignedProps) {
  const text = useText(homeText).pressing;
  const view = useSlaView(order);
  const { id, orderNo, title, handlerName, assigneeName } = order;
  return (
    <Row
      prefix={<Mark icon="warning" />}
      description={[handlerName ?? assigneeName, title].filter(Boolean).join(' · ')}
      to={withId(staffPaths.order.detail, id)}
      noArrow
      extra={<AssignButton order={order} onAssign={onAssign} />}
    >
      <WholeTimes>{text.late(orderNo.slice(-4), view?.words ?? '')}</WholeTimes>
    </Row>
  );
}
