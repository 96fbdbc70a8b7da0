import { dailySaturation, engineerOrders } from '@svcdesk/core/contract/plans';
import { saturationLevel } from '@svcdesk/core/scheduling';
import { useEffect } from 'react';
import { dayAfter, dayOf, daysFrom } from '../../blocks/calendar/days.ts';
import { Button } from '../../components/button.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { WholeTimes } from '../../components/whole-times.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { datesNow } from '../../platform/i18n/dates.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoSchedule, useKeepsSchedule } from '../schedule/keeps-schedule.tsx';
import { actText } from './phrases/act.ts';
import { dayWithRoom, firstGap, nextHalfHour, noPlan, type Plan } from './plan.ts';
import './forms.css';

interface PlanFieldsProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  error?: string;
}

/** When one means to work on it, for whom plans here. */
export function PlanFields({ plan, onChange, error }: PlanFieldsProps) {
  const text = useText(actText).plan;
  const locale = useLocale((state) => state.locale);
  const choose = (when: Plan['when']) =>
    onChange({ ...plan, when, start: plan.start || nextHalfHour(serverNow()) });
  const keeps = useKeepsSchedule();
  const isLost = !keeps && plan.when !== 'none';
  useEffect(() => {
    // Chosen before the answer came, or kept in a draft.
    if (isLost) onChange(noPlan);
  });
  if (!keeps) return <NoSchedule />;
  return (
    <>
      <FieldFrame label={text.when} group hint={text.hint}>
        <RadioChips
          options={(['none', 'now', 'later'] as const).map((value) => ({ value, label: text.choice[value] }))}
          value={plan.when}
          onChange={choose}
        />
      </FieldFrame>
      {plan.when === 'later' && (
        <FieldFrame label={text.start} required error={error}>
          <DateInput
            kind="datetime"
            value={toLocalInput(plan.start)}
            onChange={(value) => onChange({ ...plan, start: fromLocalInput(value) ?? '' })}
          />
        </FieldFrame>
      )}
      {plan.when !== 'none' && (
        <FieldFrame label={text.length} group>
          <RadioChips
            options={(['30', '60', '120', '240'] as const).map((value) => ({
              value,
              label: minutesText(Number(value), locale),
            }))}
            value={plan.minutes}
            onChange={(minutes) => onChange({ ...plan, minutes })}
          />
        </FieldFrame>
      )}
    </>
  );
}

const daysAhead = 5;
/** Nobody is asked to begin later in the day than this, or earlier. */
const hours = { first: 9, last: 18 } as const;

/** How full my day is, and when the work would fit in: one tap plans it then. */
export function PlanProposal({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const text = useText(actText).plan;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const minutes = Number(plan.minutes);
  const { today, start } = useFreeTime(minutes);
  const keeps = useKeepsSchedule();
  if (today === undefined || !keeps) return null;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const used = plan.when === 'later' && plan.start === start;
  return (
    <div className="sd-plan-proposal">
      <p className="sd-meta">
        <span className={`sd-plan-load sd-plan-load-${saturationLevel(today)}`}>
          {text.todayFull(percent.format(today))}
        </span>
        {start !== undefined && <WholeTimes>{` · ${text.fits(momentWords(start, nowMs))}`}</WholeTimes>}
      </p>
      {start !== undefined && !used && (
        <Button small kind="tonal" onClick={() => onChange({ ...plan, when: 'later', start })}>
          {text.take}
        </Button>
      )}
    </div>
  );
}

/** How full today is, and the first time on which so much work lies over nothing. */
function useFreeTime(minutes: number): { today: number | undefined; start: string | undefined } {
  const nowMs = useNow();
  const me = useSession((state) => state.signedIn?.id);
  const soonest = nextHalfHour(nowMs);
  const today = dayOf(nowMs);
  const late = datesNow().at(soonest).hour() >= hours.last || dayOf(soonest) !== today;
  const days = daysFrom(today, daysAhead);
  const loads = useCall(dailySaturation, { days }).data;
  const open = loads?.filter(({ date }) => !(late && date === today));
  const date = open && dayWithRoom(open, minutes)?.date;
  const entries = useCall(engineerOrders, date && me ? { accountId: me, date } : undefined).data;
  const own = loads?.find((load) => load.date === today)?.saturation;
  if (date === undefined || entries === undefined) return { today: own, start: undefined };
  const spans = entries.map(({ planStart, planEnd }) => ({ start: planStart, end: planEnd }));
  const start = firstGap(spans, date === today ? soonest : morningOf(date), minutes);
  const fits = dayOf(start) === date && datesNow().at(start).hour() < hours.last;
  return { today: own, start: fits ? start : morningOf(dayAfter(date, 1)) };
}

function morningOf(date: string): string {
  const { read, instantOf } = datesNow();
  const day = read(date);
  return day === undefined ? '' : instantOf(day.hour(hours.first));
}
