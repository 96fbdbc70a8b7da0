import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dayAfter, monthAfter, monthOf, monthWords, periodOf, shortDay } from './days.ts';
import './calendar.css';
import { calendarText } from './phrases.ts';

interface PeriodHeadProps {
  unit: 'month' | 'week';
  /** A day of what shows, as YYYY-MM-DD. */
  day: string;
  today: string;
  onGo: (day: string) => void;
  /** So many weeks from the day on show at once, instead of the one that it lies in. */
  weeks?: number;
}

/** Which month or week shows, and the ways to the ones beside it and back. */
export function PeriodHead({ unit, day, today, onGo, weeks }: PeriodHeadProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(calendarText);
  const { first, last } = periodOf(day, weeks);
  const words =
    unit === 'month' ? monthWords(monthOf(day), locale) : text.week(shortDay(first), shortDay(last));
  const here = unit === 'month' ? monthOf(day) === monthOf(today) : first <= today && today <= last;
  const go = (by: number) =>
    onGo(unit === 'month' ? `${monthAfter(monthOf(day), by)}-01` : dayAfter(day, by * 7));
  return (
    <div className="sd-period sd-row">
      <IconButton
        icon="back"
        label={unit === 'month' ? text.previousMonth : text.previousWeek}
        onClick={() => go(-1)}
      />
      <h2 className="sd-head" aria-live="polite">
        {words}
      </h2>
      <IconButton
        icon="forward"
        label={unit === 'month' ? text.nextMonth : text.nextWeek}
        onClick={() => go(1)}
      />
      <span className="sd-grow" />
      {!here && (
        <Button kind="link" small onClick={() => onGo(today)}>
          {text.backToday}
        </Button>
      )}
    </div>
  );
}
