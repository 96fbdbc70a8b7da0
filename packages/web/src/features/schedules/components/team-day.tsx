import { useState } from 'react';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import type { Schedule } from '../../../shared/domain/schedule/entries.ts';
import type { PickedDay } from '../data/team.ts';

const DaySheet = lazySheet(async () => (await import('./day-sheet.tsx')).DaySheet);
const TakerSheet = lazySheet(async () => (await import('./taker-sheet.tsx')).TakerSheet);

interface TeamDayProps {
  picked: PickedDay | undefined;
  groupId: string | undefined;
  onClosed: () => void;
}

/** The day of a person with what makes it full; what is handed over goes on to whoever takes it. */
export function TeamDay({ picked, groupId, onClosed }: TeamDayProps) {
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
      {handed && <TakerSheet entry={handed} groupId={groupId} onClosed={() => setHanded(undefined)} />}
    </>
  );
}
