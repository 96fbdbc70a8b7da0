import type { DataOf } from '@svcdesk/core/contract';
import { dailySaturation } from '@svcdesk/core/contract/plans';
import type { queue } from '@svcdesk/core/contract/pool';
import { Link } from 'react-router-dom';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { Avatar } from '../../shared/components/avatar.tsx';
import { ProgressRing } from '../../shared/components/progress-ring.tsx';
import { candidatesByLoad } from '../../shared/domain/assign/candidate.ts';
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

/** Who is there today and may be sent, the freest first, in one line that runs sideways; a tap shows what they have. */
export function LoadStrip({ groupId, onDuty }: LoadStripProps) {
  const text = useText(homeText).queue;
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
  const there = candidatesByLoad(people, loads.data ?? []).filter(
    ({ fits, load }) => fits && load !== undefined,
  );
  const duty = new Set(onDuty.map(({ id }) => id));
  if (there.length === 0) return null;
  return (
    <section className="sd-loads" aria-label={text.loads}>
      <ul>
        {there.slice(0, maxShown).map(({ id, words, load = 0 }) => (
          <li key={id}>
            <Link
              className="sd-loads-person"
              to={ordersPath({ scope: 'tenant', handler: id })}
              aria-label={text.personLoad(words, percent(load))}
            >
              <ProgressRing label={text.load(percent(load))} percent={load * 100}>
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
