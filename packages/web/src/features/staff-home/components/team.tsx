import type { DataOf } from '@svcdesk/core/contract';
import type { underlingStaff } from '@svcdesk/core/contract/backlog';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { ProgressRing } from '../../../shared/components/progress-ring.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { ordersPath } from '../../../shared/domain/order/order-filters.ts';
import { pathOfMenu } from '../../../shared/platform/built-screens.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { percent } from '../data/load-level.ts';
import { homeText } from '../phrases/home.ts';
import './team.css';

type People = DataOf<typeof underlingStaff>['list'];

const maxRings = 6;

/** How full today is for those I lead, the fullest first. */
export function TeamLoad({ people }: { people: People }) {
  const text = useText(homeText).team;
  const days = pathOfMenu('m.schedule.underling');
  const fullest = people.toSorted((one, other) => other.saturation - one.saturation).slice(0, maxRings);
  if (fullest.length === 0) return null;
  return (
    <Card title={text.load} aside={days !== undefined && <Link to={days}>{text.days}</Link>}>
      <ul className="sd-team-load">
        {fullest.map(({ id, name, saturation }) => (
          <li key={id}>
            <ProgressRing label={text.loadOf(name)} percent={saturation * 100}>
              <Face name={name} size={36} />
            </ProgressRing>
            <b className={saturation > 1 ? 'sd-num sd-load-over' : 'sd-num'}>{percent(saturation)}</b>
            <span className="sd-meta sd-cut">{name}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface TeamRowsProps {
  people: People;
  total: number;
}

/** What each has to do today; who is latest comes first. */
export function TeamRows({ people, total }: TeamRowsProps) {
  const text = useText(homeText).team;
  const days = pathOfMenu('m.schedule.underling');
  if (people.length === 0) return null;
  return (
    <Card title={text.people} aside={<Link to={ordersPath({ scope: 'led' })}>{text.all(total)}</Link>}>
      <Rows plain label={text.people}>
        {people.map(({ id, name, pendingCount, totalCount, timeoutCount, willTimeoutCount, saturation }) => (
          <Row
            key={id}
            prefix={<Face name={name} size={36} />}
            description={text.counts(totalCount, pendingCount)}
            to={days && withQuery(days, { people: id })}
            extra={
              timeoutCount > 0 ? (
                <span className="sd-due sd-due-late">{text.late(timeoutCount)}</span>
              ) : willTimeoutCount > 0 ? (
                <span className="sd-due sd-due-soon">{text.soon(willTimeoutCount)}</span>
              ) : (
                <span className="sd-meta">{percent(saturation)}</span>
              )
            }
          >
            <div className="sd-cut">{name}</div>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
