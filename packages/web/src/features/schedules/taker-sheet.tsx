import { useRef } from 'react';
import { useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { PeopleSheet } from '../../shared/domain/people/people-sheet.tsx';
import type { Person } from '../../shared/domain/people/person.ts';
import type { Schedule } from '../../shared/domain/schedule/entries.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { teamText } from './phrases/team.ts';

interface TakerSheetProps {
  entry: Schedule;
  groupId: string | undefined;
  onClosed: () => void;
}

/** Who takes an order from an engineer: those who suit it first; then the transfer is there, filled in. */
export function TakerSheet({ entry, groupId, onClosed }: TakerSheetProps) {
  const text = useText(teamText).sheet;
  const open = useOpenForm();
  const taker = useRef<Person>(undefined);
  return (
    <PeopleSheet
      title={text.moveTitle(entry.title)}
      chosen={[]}
      wanted={{ orderId: entry.orderId }}
      groupId={groupId}
      onChoose={([person]) => {
        taker.current = person;
      }}
      onClosed={() => {
        onClosed();
        const { current } = taker;
        if (current?.groupId === undefined) return;
        const target = { groupId: current.groupId, engineerId: current.id };
        void open(withId(staffPaths.order.passOn, entry.orderId, target));
      }}
    />
  );
}
