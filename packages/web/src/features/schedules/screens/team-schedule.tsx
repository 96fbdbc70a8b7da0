import { groupScheduleSaturation } from '@svcdesk/core/contract/backlog';
import { saturationDays } from '@svcdesk/core/scheduling';
import { daysFrom } from '../../../shared/blocks/calendar/days.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { GroupChoice } from '../components/group-choice.tsx';
import { TeamDay } from '../components/team-day.tsx';
import { TeamMap } from '../components/team-map.tsx';
import { TeamNotice } from '../components/team-notice.tsx';
import { TeamPeople } from '../components/team-people.tsx';
import { loadAt, membersOf } from '../data/team.ts';
import { usePeopleNames } from '../data/use-people-names.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { teamText } from '../phrases/team.ts';

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
            {some && <SomePeople count={accountIds.length} onAll={() => show({ people: undefined })} />}
            <TeamMap
              {...{ members, days, day, today }}
              selected={picked && { rowId: picked.member.id, day: picked.load.date }}
              onGo={(next) => show({ day: next })}
              onSelect={(cell) => show({ cell: `${cell.rowId} ${cell.day}` })}
            />
            <TeamDay picked={picked} groupId={groupId} onClosed={() => show({ cell: undefined })} />
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
