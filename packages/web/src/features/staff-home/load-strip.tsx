import type { DataOf } from '@svcdesk/core/contract';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import type { queue } from '@svcdesk/core/contract/pool';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { Avatar } from '../../shared/components/avatar.tsx';
import { ProgressRing } from '../../shared/components/progress-ring.tsx';
import { candidatesByLoad } from '../../shared/domain/assign/candidate.ts';
import { assignText } from '../../shared/domain/assign/phrases.ts';
import { ordersPath } from '../../shared/domain/order/order-filters.ts';
import { assignableIn } from '../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import { percent } from './home.ts';
import { homeText } from './phrases.ts';

interface LoadStripProps {
  /** Empty: everybody. */
  groupId: string;
  onDuty: DataOf<typeof queue>['onDuty'];
}

const maxShown = 40;
/** So many people may be asked for at once. */
const maxAsked = 500;

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrows go along the line, Home and End to its ends: so many people are one stop on the way to the first order. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const people = [...event.currentTarget.querySelectorAll('a')];
  const here = people.indexOf(event.target as HTMLAnchorElement);
  const step = steps[event.key];
  const last = people.length - 1;
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? last
        : step === undefined
          ? undefined
          : Math.max(0, Math.min(last, here + step));
  if (here < 0 || next === undefined) return;
  event.preventDefault();
  people[next]?.focus();
}

/**
 * Who is there today and may be sent, in one line that runs sideways; a tap shows what they have. Who is on duty now comes
 * first, though it is no working day of theirs, and then the freest.
 */
export function LoadStrip({ groupId, onDuty }: LoadStripProps) {
  const text = useText(homeText).queue;
  const { load: loadWords } = useText(assignText);
  const calendar = pathOfMenu('m.duty');
  const people = assignableIn(useOrganisation().data ?? [], groupId || undefined)
    .slice(0, maxAsked)
    .map(({ value, label }) => ({ id: value, words: label }));
  const accountIds = people.map(({ id }) => id);
  const loads = useCall(
    dailySaturation,
    accountIds.length > 0 ? { accountIds, days: [dayOf(serverNow())] } : undefined,
    { keepPrevious: true },
  );
  const duty = new Set(onDuty.map(({ id }) => id));
  const there = candidatesByLoad(people, loads.data ?? [])
    .filter(
      ({ id, fits, away, load }) => load !== undefined && (fits || (duty.has(id) && away === 'notWorking')),
    )
    .sort((one, other) => Number(duty.has(other.id)) - Number(duty.has(one.id)));
  const [held, setStop] = useState(0);
  const stop = Math.min(held, maxShown - 1, there.length - 1);
  if (there.length === 0) return null;
  return (
    <section className="sd-loads" aria-label={text.loads}>
      <ul onKeyDown={walk}>
        {there.slice(0, maxShown).map(({ id, words, load = 0 }, place) => (
          <li key={id}>
            <Link
              className="sd-loads-person"
              tabIndex={place === stop ? 0 : -1}
              onFocus={() => setStop(place)}
              to={ordersPath({ scope: 'tenant', handler: id })}
              aria-label={text.personLoad(words, percent(load))}
            >
              <ProgressRing label={loadWords(percent(load))} percent={load * 100}>
                <Avatar name={words} size={32} duty={duty.has(id) || undefined} />
              </ProgressRing>
              <span className={load > 1 ? 'sd-num sd-load-over' : 'sd-num'}>{percent(load)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {onDuty.length > 0 && (
        <span className="sd-loads-duty">
          <b className="sd-num">{text.onDuty(onDuty.length)}</b>
          {calendar !== undefined && <Link to={calendar}>{text.dutyCalendar}</Link>}
        </span>
      )}
    </section>
  );
}
