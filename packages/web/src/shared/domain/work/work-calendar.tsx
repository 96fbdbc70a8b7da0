import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayMark } from '../../blocks/calendar/day-mark.ts';
import { dayAfter, dayOf, daysFrom, dayWords, monthAfter, monthOf } from '../../blocks/calendar/days.ts';
import { MonthGrid } from '../../blocks/calendar/month-grid.tsx';
import { PeriodHead } from '../../blocks/calendar/period-head.tsx';
import { Card } from '../../components/card.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { serverInstant } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useZone } from '../../platform/i18n/zone.ts';

/** First and last day of the month that a day lies in, and all of its days. */
export function monthAround(day: string): { from: string; to: string; days: string[] } {
  const month = monthOf(day);
  const from = `${month}-01`;
  const to = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  return { from, to, days: daysFrom(from, Number(to.slice(8))) };
}

/** The day that the address names, today without, by the organisation's clocks. */
export function useCalendarDay() {
  const [query, setQuery] = useSearchParams();
  useZone();
  const today = dayOf(serverInstant());
  const asked = query.get('day');
  const day = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today;
  const choose = (next: string) => setQuery({ ...Object.fromEntries(query), day: next }, { replace: true });
  return { day, today, choose };
}

interface WorkCalendarProps extends ReturnType<typeof useCalendarDay> {
  /** What each day of the month shows. */
  marks: ReadonlyMap<string, DayMark>;
  /** What there is on the chosen day. */
  children: ReactNode;
}

/** A month with how much there is on each day, and the chosen day below it. */
export function WorkCalendar({ day, today, choose, marks, children }: WorkCalendarProps) {
  const locale = useLocale((state) => state.locale);
  return (
    <div className="sd-stack">
      <Card>
        <PeriodHead unit="month" day={day} today={today} onGo={choose} />
        <MonthGrid month={monthOf(day)} marks={marks} today={today} selected={day} onSelect={choose} />
      </Card>
      <h2 className="sd-head">
        <WholeTimes>{dayWords(day, locale)}</WholeTimes>
      </h2>
      {children}
    </div>
  );
}
