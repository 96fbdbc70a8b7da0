import { Link } from 'react-router-dom';
import { PickField, type PickFieldProps } from '../../blocks/pick/pick-field.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { engineerPath } from '../../platform/paths.ts';
import type { Person } from './person.ts';
import { peopleText } from './phrases.ts';
import './person-row.css';

const PeopleSheet = lazySheet(async () => (await import('./people-sheet.tsx')).PeopleSheet);

interface PeoplePickerProps extends Omit<PickFieldProps<Person>, 'label'> {
  label?: string;
  clearable?: boolean;
  /** Stands below; the group of who is chosen unless said. */
  hint?: string;
  /** Only of this group. */
  groupId?: string;
}

/** A member of the staff for anything but work, which is assigned. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { label, clearable, groupId, onChoose, ...rest } = props;
  const text = useText(peopleText);
  const { chosen } = rest;
  const field = (
    <PickField {...rest} label={label ?? text.person}>
      {(onClosed) => (
        <PeopleSheet
          title={label}
          chosen={rest.chosen ? [rest.chosen] : []}
          clearable={clearable}
          groupId={groupId}
          onChoose={([person]) => onChoose(person)}
          onClosed={onClosed}
        />
      )}
    </PickField>
  );
  if (!chosen) return field;
  return (
    <>
      {field}
      <Link className="sd-person-about" to={engineerPath(chosen.id)}>
        {text.about(chosen.words)}
      </Link>
    </>
  );
}
