import { calendar } from '@svcdesk/core/contract/duty';
import { useSearchParams } from 'react-router-dom';
import { dayWords, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { MonthGrid } from '../../../shared/blocks/calendar/month-grid.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DutyOfDay } from '../components/duty-of-day.tsx';
import { LeaveCard } from '../components/leave-card.tsx';
import { dutyMarks } from '../data/duty.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { dutyText } from '../phrases/duty.ts';

const LeaveForm = lazyPart(async () => (await import('../components/leave-form.tsx')).LeaveForm);

/** Who is on duty in my groups, and who is away; for those who lead them the form of leave stands in its place. */
export function DutyScreen() {
  const [query] = useSearchParams();
  const may = useMay('pool.setDuty');
  return may && query.get('do') === 'leave' ? <LeaveForm /> : <DutyCalendar />;
}

function DutyCalendar() {
  const text = useText(dutyText);
  const locale = useLocale((state) => state.locale);
  const { today, day, show } = useShownDay();
  const accountId = useAccount().data?.id;
  const month = monthOf(day);
  const days = useCall(calendar, { month });
  return (
    <QueryPage query={days} backTo={staffPaths.me} cards={2}>
      {(loaded) => (
        <>
          <Card>
            <PeriodHead unit="month" day={day} today={today} onGo={(next) => show({ day: next })} />
            <MonthGrid
              month={month}
              marks={dutyMarks(loaded, accountId, text)}
              today={today}
              selected={day}
              onSelect={(next) => show({ day: next })}
            />
          </Card>
          {loaded.length === 0 ? (
            <EmptyState icon="people" title={text.none} hint={text.noneHint} />
          ) : (
            <DutyOfDay
              title={text.day(dayWords(day, locale))}
              days={loaded.filter(({ date }) => date === day)}
            />
          )}
          <LeaveCard month={month} />
        </>
      )}
    </QueryPage>
  );
}
