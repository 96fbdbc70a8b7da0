import { groupSaturation } from '@svcdesk/core/contract/backlog';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import { saturationDays } from '@svcdesk/core/scheduling';
import { Fragment, useState } from 'react';
import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { daysFrom, dayWords } from '../../../shared/blocks/calendar/days.ts';
import { type HeatCell, HeatMap } from '../../../shared/blocks/calendar/heat-map.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Avatar } from '../../../shared/components/avatar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { pathTo } from '../../../shared/components/option.ts';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { Organisation } from '../../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import type { Load } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { Explanation } from '../explanation.tsx';
import { groupsText } from '../phrases/groups.ts';
import { teamText } from '../phrases/team.ts';
import { type GroupLoad, groupRowsOf, membersOf, rowOf } from '../team.ts';
import { useLeaveWords } from '../use-leave-words.ts';
import { usePeopleNames } from '../use-people-names.ts';
import { useShownDay } from '../use-shown-day.ts';
import '../schedules.css';

/** The days of groups; a name leads down, a cell opens the day, and where nothing is below stand its people. */
export function GroupScheduleScreen() {
  const text = useText(groupsText);
  const { today, day, query, show } = useShownDay();
  const [picked, setPicked] = useState<HeatCell>();
  const groupId = query.get('group') ?? undefined;
  const days = daysFrom(day, saturationDays.subordinates);
  const loads = useCall(groupSaturation, { groupId, days });
  const open = (id: string) => show({ group: id === groupId ? undefined : id });
  return (
    <QueryPage query={loads} backTo={staffPaths.home} cards={3}>
      {(loaded) => {
        const rows = groupRowsOf(loaded, text.people);
        const load = loaded.find((each) => each.groupId === picked?.rowId && each.date === picked.day);
        const leaf = groupId !== undefined && rows.length === 1;
        return (
          <>
            <GroupPath groupId={groupId} onGo={(group) => show({ group })} />
            <Card>
              <PeriodHead
                unit="week"
                weeks={saturationDays.subordinates / 7}
                day={day}
                today={today}
                onGo={(next) => show({ day: next })}
              />
              <HeatMap
                label={text.map(rows.length)}
                rowLabel={text.rowLabel}
                days={days}
                rows={rows}
                today={today}
                selected={picked}
                onSelect={setPicked}
                onRow={leaf ? undefined : open}
              />
            </Card>
            {leaf && groupId !== undefined && <GroupPeople groupId={groupId} days={days} today={today} />}
            {load && <GroupDaySheet load={load} onClosed={() => setPicked(undefined)} />}
          </>
        );
      }}
    </QueryPage>
  );
}

interface GroupPathProps {
  groupId: string | undefined;
  onGo: (groupId: string | undefined) => void;
}

/** Where one is in the organisation, each step above a way back up. */
function GroupPath({ groupId, onGo }: GroupPathProps) {
  const text = useText(groupsText);
  const nodes = useOrganisation().data ?? [];
  if (groupId === undefined) return <p className="sd-meta">{text.hint}</p>;
  const above = pathTo(nodes.map(optionOf), groupId).slice(0, -1);
  const here = pathTo(nodes.map(optionOf), groupId).at(-1);
  return (
    <nav className="sd-group-path" aria-label={text.path}>
      <Button kind="link" small onClick={() => onGo(undefined)}>
        {text.top}
      </Button>
      {above.map(({ value, label }) => (
        <Fragment key={value}>
          <span aria-hidden="true">›</span>
          <Button kind="link" small onClick={() => onGo(value)}>
            {label}
          </Button>
        </Fragment>
      ))}
      <span aria-hidden="true">›</span>
      <b>{here?.label}</b>
    </nav>
  );
}

function optionOf({ data, snodes }: Organisation[number]): {
  value: string;
  label: string;
  children: ReturnType<typeof optionOf>[];
} {
  return { value: data.id, label: data.groupName || data.name, children: snodes.map(optionOf) };
}

interface GroupPeopleProps {
  groupId: string;
  days: readonly string[];
  today: string;
}

/** The people of a group; of those whom one does not lead the figures alone. */
function GroupPeople({ groupId, days, today }: GroupPeopleProps) {
  const text = useText(groupsText);
  const nameOf = usePeopleNames();
  const leave = useLeaveWords();
  const [picked, setPicked] = useState<Load>();
  const loads = useCall(dailySaturation, { groupId, days: [...days] });
  return (
    <Card title={text.inside}>
      <Loaded query={loads} cards={1}>
        {(loaded) => {
          const members = membersOf(loaded, nameOf);
          if (members.length === 0) {
            return <EmptyState icon="people" title={text.nobody} hint={text.nobodyHint} />;
          }
          return (
            <HeatMap
              label={text.inside}
              days={days}
              rows={members.map((one) => ({
                ...rowOf(one, leave),
                face: <Avatar name={one.name} size={34} />,
              }))}
              today={today}
              onSelect={({ rowId, day }) =>
                setPicked(loaded.find(({ accountId, date }) => accountId === rowId && date === day))
              }
            />
          );
        }}
      </Loaded>
      {picked && (
        <Sheet title={nameOf(picked.accountId)} onClosed={() => setPicked(undefined)}>
          <Explanation load={picked} />
        </Sheet>
      )}
    </Card>
  );
}

/** A day of a group: what its figure is made of. */
function GroupDaySheet({ load, onClosed }: { load: GroupLoad; onClosed: () => void }) {
  const text = useText(groupsText).sheet;
  const title = useText(teamText).sheet.title;
  const locale = useLocale((state) => state.locale);
  const { groupName, date, plannedMinutes, capacityMinutes, saturation, headcount } = load;
  const planned = minutesText(plannedMinutes, locale);
  const capacity = minutesText(capacityMinutes, locale);
  const words =
    capacityMinutes === 0 && plannedMinutes === 0
      ? text.rest
      : text.formula(planned, capacity, percentOf(saturation));
  return (
    <Sheet title={title(groupName, dayWords(date, locale))} onClosed={onClosed}>
      <p className="sd-num">{words}</p>
      <p className="sd-meta">{text.sums(headcount)}</p>
    </Sheet>
  );
}
