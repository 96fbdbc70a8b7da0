import type { DataOf } from '@svcdesk/core/contract';
import type { queue } from '@svcdesk/core/contract/pool';
import { Link } from 'react-router-dom';
import { Face } from '../../../shared/components/face.tsx';
import { pathOfMenu } from '../../../shared/platform/built-screens.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { homeText } from '../phrases/home.ts';
import './on-duty.css';

/** Who is on duty now, in one line that runs sideways; nothing where nobody is. */
export function OnDuty({ people }: { people: DataOf<typeof queue>['onDuty'] }) {
  const text = useText(homeText).queue;
  const calendar = pathOfMenu('m.duty');
  if (people.length === 0) return null;
  const words = text.onDuty(people.length);
  return (
    <section className="sd-on-duty" aria-label={words}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what runs sideways is run through by keys too. */}
      <ul tabIndex={0} aria-label={words}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Face name={name} size={36} duty />
            <span className="sd-meta sd-cut">{name}</span>
          </li>
        ))}
      </ul>
      <span className="sd-on-duty-count">
        <b className="sd-num">{words}</b>
        {calendar !== undefined && <Link to={calendar}>{text.dutyCalendar}</Link>}
      </span>
    </section>
  );
}
