import { HeatMap } from '../../../shared/blocks/calendar/heat-map.tsx';
import { PeriodHead } from '../../../shared/blocks/calendar/period-head.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type Member, rowOf } from '../data/team.ts';
import { useLeaveWords } from '../data/use-leave-words.ts';
import { teamText } from '../phrases/team.ts';

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
export function TeamMap({ members, days, day, today, selected, onGo, onSelect }: TeamMapProps) {
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
          rows={members.map((one) => ({ ...rowOf(one, leave), face: <Face name={one.name} size={34} /> }))}
          today={today}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </Card>
  );
}
