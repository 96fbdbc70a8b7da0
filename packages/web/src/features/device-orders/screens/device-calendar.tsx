import { list } from '@svcdesk/core/contract/plans';
import { useSearchParams } from 'react-router-dom';
import { Agenda } from '../../../shared/blocks/calendar/agenda.tsx';
import type { AgendaEntry } from '../../../shared/blocks/calendar/agenda-entry.ts';
import type { DayMark } from '../../../shared/blocks/calendar/day-mark.ts';
import { dayAfter, dayOf, daysFrom, monthAfter, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { devicePaths } from '../../../shared/domain/device-order/device-paths.ts';
import { useCalendarDay, WorkCalendar } from '../../../shared/domain/work/work-calendar.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { text as book } from '../phrases/index.ts';

/** When device orders are planned: mine, or my group's. */
export function DeviceCalendarScreen() {
  const text = useText(book);
  const words = text.calendar;
  const [query, setQuery] = useSearchParams();
  const scope = query.get('scope') === 'group' ? 'group' : 'mine';
  const groupId = useAccount().data?.currentGroupId;
  const calendar = useCalendarDay();
  const { day } = calendar;
  const from = `${monthOf(day)}-01`;
  const to = dayAfter(`${monthAfter(monthOf(day), 1)}-01`, -1);
  const whose = scope === 'group' ? { groupId } : {};
  const plans = useCall(
    list,
    { ...whose, from, to },
    {
      select: (all) =>
        all.filter(({ orderKind, status }) => orderKind === 'device' && status !== 'cancelled'),
    },
  );
  return (
    <QueryPage
      backTo={devicePaths.list}
      query={plans}
      top={
        <div className="sd-work-scope">
          <Chips
            label={words.scope.label}
            chips={(['mine', 'group'] as const).map((key) => ({ key, label: words.scope[key] }))}
            chosen={scope}
            onChoose={(key) => setQuery({ ...Object.fromEntries(query), scope: key }, { replace: true })}
          />
        </div>
      }
    >
      {(entries) => {
        const touching = (each: string) =>
          entries.filter(({ planStart, planEnd }) => dayOf(planStart) <= each && dayOf(planEnd) >= each);
        const marks = new Map<string, DayMark>(
          daysFrom(from, Number(to.slice(8))).flatMap((each) => {
            const count = touching(each).length;
            return count === 0 ? [] : [[each, { words: `${count}`, spoken: words.count(count) }] as const];
          }),
        );
        const ofDay = touching(day).map(
          ({
            id,
            orderId,
            title,
            planStart,
            planEnd,
            cellName,
            accountName,
            allDay,
            status,
          }): AgendaEntry => ({
            id,
            title,
            start: planStart,
            end: planEnd,
            allDay,
            note: [accountName, cellName].filter(Boolean).join(' · '),
            tone: status === 'planned' ? 'plain' : 'done',
            to: withQuery(devicePaths.detail, { id: orderId }),
          }),
        );
        return (
          <WorkCalendar {...calendar} marks={marks}>
            {ofDay.length === 0 ? (
              <EmptyState icon="calendar" title={words.none} hint={words.noneHint} />
            ) : (
              <Card>
                <Agenda label={text.list.calendar} entries={ofDay} />
              </Card>
            )}
          </WorkCalendar>
        );
      }}
    </QueryPage>
  );
}
