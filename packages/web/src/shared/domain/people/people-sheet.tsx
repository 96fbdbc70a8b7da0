import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { useTyped } from '../../blocks/pick/use-typed.ts';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { type Person, useColleagues, useSuggested, type Wanted } from './person.ts';
import { PersonRow } from './person-row.tsx';
import { peopleText } from './phrases.ts';

interface PeopleSheetProps
  extends Pick<
    PickerSheetProps<Person>,
    'chosen' | 'several' | 'clearable' | 'about' | 'onChoose' | 'onClosed'
  > {
  title?: string;
  /** The work at hand: then those who suit it come first, with the reasons. */
  wanted?: Wanted;
  /** Only of this group. */
  groupId?: string;
}

/** Chooses somebody of the staff. */
export function PeopleSheet({ title, wanted, groupId, ...rest }: PeopleSheetProps) {
  const text = useText(peopleText);
  const common = {
    ...rest,
    title: title ?? text.person,
    searchHint: text.hint,
    renderItem: (person: Person) => <PersonRow person={person} />,
    empty: <EmptyState icon="people" title={text.nobody} />,
  };
  return wanted ? (
    <SuggestedSheet {...common} wanted={wanted} groupId={groupId} />
  ) : (
    <ColleagueSheet {...common} groupId={groupId} />
  );
}

type CommonProps = Omit<PickerSheetProps<Person>, 'search' | 'list'> & { groupId: string | undefined };

function SuggestedSheet({ wanted, groupId, ...rest }: CommonProps & { wanted: Wanted }) {
  const search = useTyped();
  const list = useSuggested(wanted, groupId, search.words);
  return <PickerSheet {...rest} search={search} list={list} />;
}

function ColleagueSheet({ groupId, ...rest }: CommonProps) {
  const search = useTyped();
  const list = useColleagues(groupId, search.words);
  // Somebody chosen lately is offered only where they may be of any group.
  return (
    <PickerSheet
      {...rest}
      recent={groupId === undefined ? 'person' : undefined}
      search={search}
      list={list}
    />
  );
}
