import { useState } from 'react';
import { ChoiceButton } from '../../../shared/components/choice-button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { dutyText } from '../phrases/duty.ts';

const PeopleSheet = lazySheet(
  async () => (await import('../../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

interface Named {
  id: string;
  words: string;
}

interface PeopleOnDutyProps {
  groupId: string;
  people: readonly Named[];
  error: string | undefined;
  onChoose: (people: Named[]) => void;
}

/** Members of a group, any number of them. */
export function PeopleOnDuty({ groupId, people, error, onChoose }: PeopleOnDutyProps) {
  const text = useText(dutyText).setting;
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldFrame label={text.people} required error={error}>
        <ChoiceButton
          words={listed(people.map(({ words }) => words))}
          placeholder={text.choose}
          onOpen={() => setOpen(true)}
        />
      </FieldFrame>
      {open && (
        <PeopleSheet
          title={text.people}
          several
          chosen={people}
          groupId={groupId}
          onChoose={(chosen) => onChoose(chosen.map(({ id, words }) => ({ id, words })))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
