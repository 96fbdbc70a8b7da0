import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { weekOf } from '../../../shared/blocks/calendar/days.ts';
import { WeekStrip } from '../../../shared/blocks/calendar/week-strip.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../../shared/platform/i18n/dates.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { homeText } from '../phrases/home.ts';

/** Seven days from Monday on, each with how full it is. */
export function MyWeek() {
  const text = useText(homeText);
  const today = useDates().at(useNow()).format('YYYY-MM-DD');
  const days = weekOf(today);
  const rows = useCall(calendarSaturation, { from: days[0], days: days.length }).data ?? [];
  const marks = new Map(
    rows.map(({ date, saturation, offDuty, leave }) => [
      date,
      { saturation, rest: offDuty === true || leave !== undefined },
    ]),
  );
  return (
    <div>
      <WeekStrip label={text.week} days={days} marks={marks} today={today} selected={today} />
    </div>
  );
}
