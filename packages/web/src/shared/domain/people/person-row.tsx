import { suggestionLabel } from '@svcdesk/core/phrases';
import { saturationLevel } from '@svcdesk/core/scheduling';
import { Face } from '../../components/face.tsx';
import { Pill } from '../../components/pill.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { itemWords } from '../order/order-words.ts';
import { lengthWords } from '../place/length-words.ts';
import { placeText } from '../place/phrases.ts';
import type { Person } from './person.ts';
import { peopleText } from './phrases.ts';
import './person-row.css';

/** Somebody to choose: face and name, and where work is at hand how well they suit it. */
export function PersonRow({ person }: { person: Person }) {
  const { words, note, suits } = person;
  return (
    <span className="sd-person">
      <Face name={words} size={36} duty={suits?.onDuty} />
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
