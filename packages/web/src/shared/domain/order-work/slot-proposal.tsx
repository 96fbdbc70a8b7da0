import { dailySaturation } from '@svcdesk/core/contract/plans';
import { slots } from '@svcdesk/core/contract/schedules';
import { saturationLevel } from '@svcdesk/core/scheduling';
import { dayOf, minutesAfter } from '../../blocks/calendar/days.ts';
import { Button } from '../../components/button.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Consequences } from '../dispatch/consequences.tsx';
import type { OrderDetail } from '../order/order.ts';
import { useKeepsSchedule } from '../schedule/keeps-schedule.tsx';
import { actText } from './phrases/act.ts';
import type { Plan } from './plan.ts';
import '../../components/chips.css';
import './forms.css';

interface SlotProposalProps {
  order: Pick<OrderDetail, 'id' | 'can'>;
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** Gives the order back with a reason, so that its lead sends another engineer. */
  onGiveBack: (action: 'decline' | 'release') => void;
}

/** How full my day is, and the times at which this order fits into my days: one tap plans it then. What is late says by how much. */
export function SlotProposal({ order, plan, onChange, onGiveBack }: SlotProposalProps) {
  const text = useText(actText).plan;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const keeps = useKeepsSchedule();
  const me = useSession((state) => state.signedIn?.id);
  const today = useCall(dailySaturation, { days: [dayOf(nowMs)] }).data?.[0]?.saturation;
  const asked = keeps && me !== undefined;
  const found = useCall(
    slots,
    asked ? { orderId: order.id, engineerId: me, minutes: Number(plan.minutes) } : undefined,
    { keepPrevious: true },
  ).data;
  if (!keeps || today === undefined || found === undefined) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const [first] = found.list;
  const giveBack = (['decline', 'release'] as const).find((action) => order.can.includes(action));
  return (
    <div className="sd-plan-slots">
      <p className={`sd-meta sd-plan-load sd-plan-load-${saturationLevel(today)}`}>
        {text.todayFull(percent.format(today))}
      </p>
      {first?.lateMinutes !== undefined && (
        <div className="sd-plan-late">
          <p>
            <WholeTimes>
              {text.late(momentWords(first.planStart, nowMs), minutesText(first.lateMinutes, locale))}
            </WholeTimes>
          </p>
          {giveBack && (
            <Button small onClick={() => onGiveBack(giveBack)}>
              {text.askLead}
            </Button>
          )}
        </div>
      )}
      {found.list.length > 0 && (
        <fieldset className="sd-chips" aria-label={text.slots}>
          {found.list.map(({ planStart, lateMinutes }) => {
            const when = momentWords(planStart, nowMs);
            const on = plan.when === 'later' && plan.start === planStart;
            return (
              <button
                key={planStart}
                type="button"
                className={lateMinutes === undefined ? 'sd-chip' : 'sd-chip sd-plan-slot-late'}
                aria-pressed={on}
                onClick={() => onChange({ ...plan, when: 'later', start: planStart })}
              >
                <WholeTimes>
                  {lateMinutes === undefined ? when : text.slotLate(when, minutesText(lateMinutes, locale))}
                </WholeTimes>
              </button>
            );
          })}
        </fieldset>
      )}
      {plan.when === 'later' && plan.start !== '' && (
        <Consequences
          stops={[
            {
              ...{ orderId: order.id, engineerId: me, planStart: plan.start },
              planEnd: minutesAfter(plan.start, Number(plan.minutes)),
            },
          ]}
        />
      )}
    </div>
  );
}
