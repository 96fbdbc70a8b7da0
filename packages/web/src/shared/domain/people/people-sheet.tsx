import { suggestionLabel } from '@svcdesk/core/phrases';
import { saturationLevel } from '@svcdesk/core/scheduling';
import { PickerSheet, type PickerSheetProps } from '../../blocks/pick/picker-sheet.tsx';
import { useTyped } from '../../blocks/pick/use-found.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Pill } from '../../components/marks.tsx';
import { EmptyState } from '../../components/states.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { itemWords } from '../order/order-words.ts';
import { lengthWords } from '../place/length-words.ts';
import { placeText } from '../place/phrases.ts';
import { type Person, useColleagues, useSuggested, type Wanted } from './person.ts';
import { peopleText } from './phrases.ts';
import './person-row.css';

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

/** Chooses a member of the staff. */
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
  // A person chosen lately is offered only where they may be of any group.
  return (
    <PickerSheet
      {...rest}
      recent={groupId === undefined ? 'person' : undefined}
      search={search}
      list={list}
    />
  );
}

/** A person to choose: avatar and name, and where work is at hand how well they suit it. */
export function PersonRow({ person }: { person: Person }) {
  const { words, note, suits } = person;
  return (
    <span className="sd-person">
      <Avatar name={words} size={36} duty={suits?.onDuty} />
      <span className="sd-grow">
        {suits ? (
          <Suits name={words} suits={suits} />
        ) : (
          <>
            {words}
            {note !== undefined && <span className="sd-meta sd-choices-note">{note}</span>}
          </>
        )}
      </span>
    </span>
  );
}

type SuitsProps = { name: string; suits: NonNullable<Person['suits']> };

function Suits({ name, suits }: SuitsProps) {
  const text = useText(peopleText);
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const { skill, saturation, openCount, distance, reasons, away, best } = suits;
  const facts = [
    text.open(openCount),
    text.today(percentWords(saturation, locale)),
    distance !== undefined && lengthWords(distance, place, locale),
  ].filter(Boolean);
  return (
    <>
      <span className="sd-person-line">
        <b>{name}</b>
        {away && <Pill tone="soon">{suggestionLabel('onLeave', locale)}</Pill>}
        {best && <Pill tone="accent">{text.best}</Pill>}
        {skill && <Pill>{text.skill(skill.name, itemWords('skillLevel', skill.level, locale))}</Pill>}
      </span>
      <span className="sd-meta sd-person-line">
        <Load saturation={saturation} />
        <span className="sd-num">{facts.join(' · ')}</span>
      </span>
      {reasons.length > 0 && (
        <span className="sd-meta sd-choices-note">
          {reasons.map((reason) => suggestionLabel(reason, locale)).join(' · ')}
        </span>
      )}
    </>
  );
}

/** Drawn only: the figure stands beside it. */
function Load({ saturation }: { saturation: number }) {
  const width = `${Math.min(100, Math.round(saturation * 100))}%`;
  return (
    <span className={`sd-person-load sd-person-load-${saturationLevel(saturation)}`} aria-hidden="true">
      <i style={{ inlineSize: width }} />
    </span>
  );
}

function percentWords(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
