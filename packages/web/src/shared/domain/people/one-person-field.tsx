import { useOrganisation } from '../organisation/use-organisation.ts';
import { PeoplePicker } from './people-picker.tsx';
import { peopleIn } from './person.ts';

interface OnePersonFieldProps {
  label: string;
  /** Empty: anybody. */
  id: string;
  onChange: (id: string) => void;
}

/** One person who is known by the id alone, as an address has it. */
export function OnePersonField({ label, id, onChange }: OnePersonFieldProps) {
  const people = peopleIn(useOrganisation().data ?? []);
  const chosen = id === '' ? undefined : (people.find((person) => person.id === id) ?? { id, words: '…' });
  return (
    <PeoplePicker label={label} chosen={chosen} clearable onChoose={(person) => onChange(person?.id ?? '')} />
  );
}
