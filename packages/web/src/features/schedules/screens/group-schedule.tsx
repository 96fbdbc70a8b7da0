import { groupSaturation } from '@svcdesk/core/contract/backlog';
import { saturationDays } from '@svcdesk/core/scheduling';
import { useState } from 'react';
import { daysFrom } from '../../../shared/blocks/calendar/days.ts';
import { type HeatCell, HeatMap } from '../../../shared/blocks/calendar/heat-map.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { GroupDaySheet } from '../components/group-day-sheet.tsx';
import { GroupPath } from '../components/group-path.tsx';
import { GroupPeople } from '../components/group-people.tsx';
import { groupRowsOf } from '../data/group-rows.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { groupsText } from '../phrases/groups.ts';

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
