import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { weekOf } from '../../shared/blocks/calendar/days.ts';
import { WeekStrip } from '../../shared/blocks/calendar/week-strip.tsx';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../shared/platform/i18n/dates.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { HomePage } from './home-page.tsx';
import { DayOfMine } from './my-day.tsx';
import { homeText } from './phrases.ts';
import { useDay } from './use-day.ts';
import type { CountsQuery } from './use-todos.ts';

/** The engineer's day: how full the week is, the next job with its one next step, and the way to the others. */
export function EngineerHome({ counts }: { counts: CountsQuery }) {
  const day = useDay();
  const again = () => Promise.all([counts.refetch(), day.refetch()]);
  return (
    <HomePage top={<MyWeek />} onRefresh={again}>
      <DayOfMine counts={counts} day={day} again={again} />
    </HomePage>
  );
}

/** Seven days from Monday on, each with how full it is. */
function MyWeek() {
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
