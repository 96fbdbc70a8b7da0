import { dailySaturation } from '@svcdesk/core/contract/plans';
import { useState } from 'react';
import { HeatMap } from '../../../shared/blocks/calendar/heat-map.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import type { Load } from '../../../shared/domain/schedule/marks.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { membersOf, rowOf } from '../data/team.ts';
import { useLeaveWords } from '../data/use-leave-words.ts';
import { usePeopleNames } from '../data/use-people-names.ts';
import { groupsText } from '../phrases/groups.ts';
import { Explanation } from './explanation.tsx';

interface GroupPeopleProps {
  groupId: string;
  days: readonly string[];
  today: string;
}

/** The people of a group; of those whom one does not lead the figures alone. */
export function GroupPeople({ groupId, days, today }: GroupPeopleProps) {
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
                face: <Face name={one.name} size={34} />,
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
