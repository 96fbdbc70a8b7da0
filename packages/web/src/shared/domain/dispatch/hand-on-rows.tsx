import { waitReasonLabel } from '@svcdesk/core/phrases';
import { Button } from '../../components/button.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { OrderNumber } from '../order/order-marks.tsx';
import { targetPath } from '../target/target-path.ts';
import type { Effect } from './consequence-words.ts';
import { dispatchText } from './phrases.ts';
import './repair.css';

/** Where work of a kind is given to another engineer; a project is given on stage by stage, on its own page. */
const handsOn: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => withId(staffPaths.order.detail, id, { do: 'transfer' }),
  pm: (id) => withId(staffPaths.pm.pending, id, { do: 'transfer' }),
  device: (id) => withId(staffPaths.device.setEngineer, id),
};

/** What no plan puts right and has to be given to others by itself, each with the way there. */
export function HandOnRows({ effects }: { effects: readonly Effect[] }) {
  const text = useText(dispatchText).repair;
  if (effects.length === 0) return null;
  return (
    <section className="sd-repair-unplaced" aria-label={text.handOn}>
      <h3 className="sd-strong">{text.handOn}</h3>
      <Rows plain label={text.handOn}>
        {effects.map((each) => (
          <HandOnRow key={`${each.orderNo} ${each.planStart}`} effect={each} />
        ))}
      </Rows>
    </section>
  );
}

function HandOnRow({ effect }: { effect: Effect }) {
  const text = useText(dispatchText).repair;
  const nowMs = useNow();
  const locale = useLocale((state) => state.locale);
  const { orderId, target, title, orderNo, cellName, planStart, dueAt, underWay, waits } = effect;
  const about = orderId === undefined ? target : { kind: 'order', id: orderId };
  // What another organisation has comes back first; of other kinds only what has not begun changes hands.
  const isFixed = waits === 'entrusted' || (orderId === undefined && (underWay || waits));
  const handOn = about && !isFixed && handsOn[about.kind]?.(about.id);
  const page = about && targetPath('staff', about);
  const state = underWay ? text.underWay : waits && waitReasonLabel(waits, locale);
  const when = state ?? (planStart && momentWords(planStart, nowMs));
  const due = dueAt && text.due(momentWords(dueAt, nowMs));
  return (
    <Row
      description={[when, cellName, due].filter(Boolean).join(' · ')}
      sentence
      extra={
        handOn ? (
          <Button small kind="tonal" label={text.toHandOn(title)} to={handOn}>
            {text.reassign}
          </Button>
        ) : (
          page && (
            <Button small kind="tonal" label={text.toOpen(title)} to={page}>
              {text.open}
            </Button>
          )
        )
      }
    >
      {title} <OrderNumber orderNo={orderNo} />
    </Row>
  );
}
