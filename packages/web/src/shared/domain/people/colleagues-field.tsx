import { useState } from 'react';
import { ChoiceButton } from '../../components/choice-button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Person } from './person.ts';
import { peopleText } from './phrases.ts';

const PeopleSheet = lazySheet(async () => (await import('./people-sheet.tsx')).PeopleSheet);

interface ColleaguesFieldProps {
  label: string;
  chosen: readonly Person[];
  onChoose: (people: readonly Person[]) => void;
  hint?: string;
  error?: string;
}

/** Any number of colleagues. */
export function ColleaguesField({ label, chosen, onChoose, hint, error }: ColleaguesFieldProps) {
  const text = useText(peopleText);
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldFrame label={label} hint={hint} error={error}>
        <ChoiceButton
          words={joinNames(chosen.map(({ words }) => words))}
          placeholder={text.choose}
          onOpen={() => setOpen(true)}
        />
      </FieldFrame>
      {open && (
        <PeopleSheet
          title={label}
          several
          clearable
          chosen={chosen}
          onChoose={onChoose}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
