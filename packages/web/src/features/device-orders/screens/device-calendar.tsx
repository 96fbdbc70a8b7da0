import { list } from '@svcdesk/core/contract/plans';
import { Agenda } from '../../../shared/blocks/calendar/agenda.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { monthAround, useCalendarDay, WorkCalendar } from '../../../shared/domain/work/work-calendar.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { devicePlans, entryOf, markedDays, plansOn } from '../device-plans.ts';
import { text as book } from '../phrases.ts';

/** When device orders are planned: mine, or my group's. */
export function DeviceCalendarScreen() {
  const text = useText(book);
  const words = text.calendar;
  const { values, set } = useListState();
  const scope = values.scope === 'group' ? 'group' : 'mine';
  const groupId = useAccount().data?.currentGroupId;
  const calendar = useCalendarDay();
  const { from, to, days } = monthAround(calendar.day);
  const whose = scope === 'group' ? { groupId } : {};
  const plans = useCall(list, { ...whose, from, to }, { select: devicePlans });
  const chips = (['mine', 'group'] as const).map((key) => ({ key, label: words.scope[key] }));
  return (
    <QueryPage
      backTo={staffPaths.device.list}
      query={plans}
      top={
        <div className="sd-work-scope">
          <Chips
            label={words.scope.label}
            chips={chips}
            chosen={scope}
            onChoose={(key) => set({ scope: key })}
          />
        </div>
      }
    >
      {(entries) => {
        const ofDay = plansOn(entries, calendar.day).map(entryOf);
        return (
          <WorkCalendar {...calendar} marks={markedDays(entries, days, words.count)}>
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
