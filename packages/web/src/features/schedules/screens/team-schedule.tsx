import { groupScheduleSaturation } from '@svcdesk/core/contract/backlog';
import { saturationDays } from '@svcdesk/core/scheduling';
import { useState } from 'react';
import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { daysFrom, dayWords } from '../../../shared/blocks/calendar/days.ts';
import { HeatMap } from '../../../shared/blocks/calendar/heat-map.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Avatar } from '../../../shared/components/avatar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { DayPlanButton } from '../../../shared/domain/dispatch/day-plan-button.tsx';
import type { Schedule } from '../../../shared/domain/schedule/entries.ts';
import { fullest } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { GroupChoice } from '../group-choice.tsx';
import { teamText } from '../phrases/team.ts';
import { loadAt, type Member, membersOf, overloadedOf, type PickedDay, rowOf } from '../team.ts';
import { useLeaveWords } from '../use-leave-words.ts';
import { usePeopleNames } from '../use-people-names.ts';
import { useShownDay } from '../use-shown-day.ts';

/** The days of those I lead, the fullest first; a cell opens the day with what makes it full. */
export function TeamScheduleScreen() {
  const { today, day, query, show } = useShownDay();
  const nameOf = usePeopleNames();
  const groupId = query.get('group') ?? undefined;
  const accountIds = (query.get('people') ?? '').split(',').filter(Boolean);
  const days = daysFrom(day, saturationDays.subordinates);
  const some = accountIds.length > 0;
  const loads = useCall(groupScheduleSaturation, { groupId, ...(some && { accountIds }), days });
  const people = accountIds.map((id) => ({ id, words: nameOf(id) }));
  return (
    <QueryPage
      backTo={staffPaths.home}
      query={loads}
      cards={3}
      actions={
        <>
          <GroupChoice groupId={groupId} onChoose={(group) => show({ group, people: undefined })} />
          <TeamPeople
            chosen={people}
            groupId={groupId}
            onChoose={(ids) => show({ people: ids.join(',') || undefined })}
          />
        </>
      }
    >
      {(loaded) => {
        const members = membersOf(loaded, nameOf);
        const picked = loadAt(members, query.get('cell'));
        return (
          <>
            <TeamNotice members={members} />
            {groupId !== undefined && <DayPlanButton groupId={groupId} />}
            {some && <SomePeople count={accountIds.length} onAll={() => show({ people: undefined })} />}
            <TeamMap
              {...{ members, days, day, today }}
              selected={picked && { rowId: picked.member.id, day: picked.load.date }}
              onGo={(next) => show({ day: next })}
              onSelect={(cell) => show({ cell: `${cell.rowId} ${cell.day}` })}
            />
            <TeamDay picked={picked} onClosed={() => show({ cell: undefined })} />
          </>
        );
      }}
    </QueryPage>
  );
}

/** Says that not everybody shows, with the way back. */
function SomePeople({ count, onAll }: { count: number; onAll: () => void }) {
  const text = useText(teamText);
  return (
    <p className="sd-row sd-meta">
      <span className="sd-grow">{text.someone(count)}</span>
      <Button kind="link" small onClick={onAll}>
        {text.everybody}
      </Button>
    </p>
  );
}

/** How many people have more than they can do, and who has the most; or that none has. */
function TeamNotice({ members }: { members: readonly Member[] }) {
  const text = useText(teamText);
  const locale = useLocale((state) => state.locale);
  const [first, ...others] = overloadedOf(members);
  const worst = first && fullest(first.loads);
  if (members.length === 0) return null;
  if (!worst) return <Notice icon="check">{text.balanced}</Notice>;
  return (
    <Notice icon="warning" tone="late">
      {text.overloaded(others.length + 1)} ·{' '}
      {text.most(first.name, dayWords(worst.date, locale), percentOf(worst.saturation))}
    </Notice>
  );
}

interface TeamMapProps {
  members: readonly Member[];
  days: readonly string[];
  day: string;
  today: string;
  selected: { rowId: string; day: string } | undefined;
  onGo: (day: string) => void;
  onSelect: (cell: { rowId: string; day: string }) => void;
}

/** People by days, each cell as full as the day. */
function TeamMap({ members, days, day, today, selected, onGo, onSelect }: TeamMapProps) {
  const text = useText(teamText);
  const leave = useLeaveWords();
  return (
    <Card>
      <PeriodHead unit="week" weeks={days.length / 7} day={day} today={today} onGo={onGo} />
      {members.length === 0 ? (
        <EmptyState icon="people" title={text.none} hint={text.noneHint} />
      ) : (
        <HeatMap
          label={text.map(members.length)}
          days={days}
          rows={members.map((one) => ({ ...rowOf(one, leave), face: <Avatar name={one.name} size={34} /> }))}
          today={today}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </Card>
  );
}

const PeopleSheet = lazySheet(
  async () => (await import('../../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

interface TeamPeopleProps {
  chosen: readonly { id: string; words: string }[];
  groupId: string | undefined;
  onChoose: (ids: readonly string[]) => void;
}

/** Narrows the team to some people. */
function TeamPeople({ chosen, groupId, onChoose }: TeamPeopleProps) {
  const text = useText(teamText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="people" label={text.people} onClick={() => setOpen(true)} />
      {open && (
        <PeopleSheet
          title={text.people}
          several
          chosen={chosen}
          groupId={groupId}
          onChoose={(people) => onChoose(people.map(({ id }) => id))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

const DaySheet = lazySheet(async () => (await import('../day-sheet.tsx')).DaySheet);
const TakerSheet = lazySheet(async () => (await import('../taker-sheet.tsx')).TakerSheet);

interface TeamDayProps {
  picked: PickedDay | undefined;
  onClosed: () => void;
}

/** The day of a person with what makes it full; what is handed over goes on to the engineer who takes it. */
function TeamDay({ picked, onClosed }: TeamDayProps) {
  const [handed, setHanded] = useState<Schedule>();
  return (
    <>
      {picked && (
        <DaySheet
          key={`${picked.member.id} ${picked.load.date}`}
          name={picked.member.name}
          load={picked.load}
          onHandOver={setHanded}
          onClosed={onClosed}
        />
      )}
      {handed && <TakerSheet entry={handed} onClosed={() => setHanded(undefined)} />}
    </>
  );
}
