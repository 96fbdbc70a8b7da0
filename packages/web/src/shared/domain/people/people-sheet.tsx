import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { useTyped } from '../../blocks/pick/use-found.ts';
import { Avatar } from '../../components/avatar.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { type Person, useColleagues } from './person.ts';
import { peopleText } from './phrases.ts';
import './person-row.css';

interface PeopleSheetProps
  extends Pick<
    PickerSheetProps<Person>,
    'chosen' | 'several' | 'clearable' | 'about' | 'onChoose' | 'onClosed'
  > {
  title?: string;
  /** Only of this group. */
  groupId?: string;
}

/** Chooses members of the staff for anything but work, which is assigned. */
export function PeopleSheet({ title, groupId, ...rest }: PeopleSheetProps) {
  const text = useText(peopleText);
  const search = useTyped();
  const list = useColleagues(groupId, search.words);
  return (
    <PickerSheet
      {...rest}
      title={title ?? text.person}
      searchHint={text.hint}
      // A person chosen lately is offered only where they may be of any group.
      recent={groupId === undefined ? 'person' : undefined}
      search={search}
      list={list}
      renderItem={({ words, note }) => (
        <span className="sd-person">
          <Avatar name={words} size={36} />
          <span className="sd-grow">
            {words}
            {note !== undefined && <span className="sd-meta sd-choices-note">{note}</span>}
          </span>
        </span>
      )}
      empty={<EmptyState icon="people" title={text.nobody} />}
    />
  );
}
