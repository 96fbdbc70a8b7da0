import { page } from '@svcdesk/core/contract/pm-orders';
import type { DayMark } from '../../../shared/blocks/calendar/day-mark.ts';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { useWholeList } from '../../../shared/blocks/list/use-whole-list.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { PmCard } from '../../../shared/domain/pm-order/pm-card.tsx';
import { monthAround, useCalendarDay, WorkCalendar } from '../../../shared/domain/work/work-calendar.tsx';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { text as book } from '../phrases.ts';

/** By when what is to be checked, day by day. */
export function PmCalendarScreen() {
  const text = useText(book).calendar;
  const calendar = useCalendarDay();
  const { day } = calendar;
  const { from, to, days } = monthAround(day);
  const list = useCallPages(page, { scope: 'all', from, to, sort: 'due', size: 100 });
  const { items } = list;
  const error = list.error ?? list.moreError;
  // A month is shown whole.
  useWholeList(list);
  const dueOn = (each: string) => items.filter((order) => order.dueOn === each);
  const marks = new Map(
    days.flatMap((each): [string, DayMark][] => {
      const due = dueOn(each);
      const late = due.filter(({ overdue }) => overdue).length;
      const spoken = text.count(due.length) + (late > 0 ? text.late(late) : '');
      return due.length === 0 ? [] : [[each, { words: `${due.length}`, spoken }]];
    }),
  );
  const ofDay = dueOn(day);
  return (
    <Page backTo={staffPaths.pm.list} onRefresh={list.refresh}>
      {error ? (
        <LoadFailure error={error} onRetry={list.refresh} />
      ) : (
        <WorkCalendar {...calendar} marks={marks}>
          {list.loading && <Skeleton cards={1} />}
          {ofDay.map((order) => (
            <PmCard key={order.id} order={order} link />
          ))}
          {!list.loading && ofDay.length === 0 && (
            <EmptyState
              icon="calendar"
              title={text.none}
              hint={text.noneHint}
              action={<Button to={staffPaths.pm.list}>{text.seeList}</Button>}
            />
          )}
        </WorkCalendar>
      )}
    </Page>
  );
}
