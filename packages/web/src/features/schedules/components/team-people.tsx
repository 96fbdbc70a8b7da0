import { useState } from 'react';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { teamText } from '../phrases/team.ts';

const PeopleSheet = lazySheet(
  async () => (await import('../../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

interface TeamPeopleProps {
  chosen: readonly { id: string; words: string }[];
  groupId: string | undefined;
  onChoose: (ids: readonly string[]) => void;
}

/** Narrows the team to some people. */
export function TeamPeople({ chosen, groupId, onChoose }: TeamPeopleProps) {
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
