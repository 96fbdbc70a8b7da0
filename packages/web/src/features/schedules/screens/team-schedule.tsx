import { groupScheduleSaturation } from '@svcdesk/core/contract/backlog';
import { saturationDays } from '@svcdesk/core/scheduling';
import { useState } from 'react';
import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { daysFrom, dayWords, weekOf } from '../../../shared/blocks/calendar/days.ts';
import { HeatMap } from '../../../shared/blocks/calendar/heat-map.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import type { Schedule } from '../../../shared/domain/schedule/entries.ts';
import { fullest } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { GroupChoice } from '../components/group-choice.tsx';
import { SomePeople } from '../components/some-people.tsx';
import { membersOf, overloadedOf, rowOf } from '../data/team.ts';
import { useLeaveWords } from '../data/use-leave-words.ts';
import { usePeopleNames } from '../data/use-people-names.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { teamText } from '../phrases/team.ts';

const DaySheet = lazySheet(async () => (await import('../components/day-sheet.tsx')).DaySheet);
const TakerSheet = lazySheet(async () => (await import('../components/taker-sheet.tsx')).TakerSheet);
const PeopleSheet = lazySheet(
  async () => (await import('../../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

/** The days of those I lead, the fullest first; a cell opens the day with what makes it full. */
export function TeamScheduleScreen() {
  const text = useText(teamText);
  const locale = useLocale((state) => state.locale);
  const { today, day, query, show } = useShownDay();
  const [choosing, setChoosing] = useState(false);
  const [handed, setHanded] = useState<Schedule>();
  const nameOf = usePeopleNames();
  const leave = useLeaveWords();
  const groupId = query.get('group') ?? undefined;
  const accountIds = (query.get('people') ?? '').split(',').filter(Boolean);
  const days = daysFrom(weekOf(day)[0] ?? day, saturationDays.subordinates);
  const picked = query.get('cell')?.split(' ');
  const loads = useCall(groupScheduleSaturation, {
    groupId,
    ...(accountIds.length > 0 && { accountIds }),
    days,
  });
  return (
    <Page
      backTo={staffPaths.home}
      actions={
        <>
          <GroupChoice groupId={groupId} onChoose={(group) => show({ group, people: undefined })} />
          <IconButton icon="people" label={text.people} onClick={() => setChoosing(true)} />
        </>
      }
      onRefresh={loads.refetch}
    >
      <Loaded query={loads} cards={3}>
        {(loaded) => {
          const members = membersOf(loaded, nameOf);
          const over = overloadedOf(members);
          const worst = over[0] && fullest(over[0].loads);
          const member = members.find(({ id }) => id === picked?.[0]);
          const load = member?.loads.find(({ date }) => date === picked?.[1]);
          return (
            <div className="sd-stack">
              {worst && over[0] ? (
                <Notice icon="warning" tone="late">
                  {text.overloaded(over.length)} ·{' '}
                  {text.most(over[0].name, dayWords(worst.date, locale), percentOf(worst.saturation))}
                </Notice>
              ) : (
                members.length > 0 && <Notice icon="check">{text.balanced}</Notice>
              )}
              {accountIds.length > 0 && (
                <SomePeople count={accountIds.length} onAll={() => show({ people: undefined })} />
              )}
              <Card>
                <PeriodHead
                  unit="week"
                  weeks={saturationDays.subordinates / 7}
                  day={day}
                  today={today}
                  onGo={(next) => show({ day: next })}
                />
                {members.length === 0 ? (
                  <EmptyState icon="people" title={text.none} hint={text.noneHint} />
                ) : (
                  <HeatMap
                    label={text.map(members.length)}
                    days={days}
                    rows={members.map((one) => ({
                      ...rowOf(one, leave),
                      face: <Face name={one.name} size={34} />,
                    }))}
                    today={today}
                    selected={member && load && { rowId: member.id, day: load.date }}
                    onSelect={(cell) => show({ cell: `${cell.rowId} ${cell.day}` })}
                  />
                )}
              </Card>
              {member && load && (
                <DaySheet
                  key={`${member.id} ${load.date}`}
                  name={member.name}
                  load={load}
                  onHandOver={setHanded}
                  onClosed={() => show({ cell: undefined })}
                />
              )}
            </div>
          );
        }}
      </Loaded>
      {handed && <TakerSheet entry={handed} groupId={groupId} onClosed={() => setHanded(undefined)} />}
      {choosing && (
        <PeopleSheet
          title={text.people}
          several
          chosen={accountIds.map((id) => ({ id, words: nameOf(id) }))}
          groupId={groupId}
          onChoose={(people) => show({ people: people.map(({ id }) => id).join(',') || undefined })}
          onClosed={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}
