import type { DataOf } from '@svcdesk/core/contract';
import { escalations, underlingStaff } from '@svcdesk/core/contract/backlog';
import { maxPageSize } from '@svcdesk/core/contract/limits';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Segments } from '../../shared/components/choice.tsx';
import { ProgressRing } from '../../shared/components/progress-ring.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { DelayCard } from '../../shared/domain/dispatch/delay-card.tsx';
import { ordersPath } from '../../shared/domain/order/order-filters.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../shared/platform/paths.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import { EscalationRows } from './escalation-rows.tsx';
import { percent } from './home.ts';
import { HomePage } from './home-page.tsx';
import { DayOfMine, Sources, TodoCard } from './my-day.tsx';
import { todoPath } from './paths.ts';
import { homeText } from './phrases.ts';
import { useDay } from './use-day.ts';
import { type CountsQuery, useCounts } from './use-todos.ts';
import './home.css';

/** Of more people those come first who have something late; the others are among their schedules. */
const maxPeople = maxPageSize;
/** As many as stand there at first. */
const maxShown = 20;

/** A lead's home: who is overloaded and what waits for their hand; their own day one tap away. */
export function LeadHome({ counts }: { counts: CountsQuery }) {
  const text = useText(homeText).team;
  const [query, setQuery] = useSearchParams();
  const whose = query.get('whose') === 'mine' ? 'mine' : 'underling';
  const day = useDay();
  const theirs = useCounts('today', 'underling');
  const pressing = useCall(escalations, {}, { keepPrevious: true });
  const people = useCall(underlingStaff, { today: true, size: maxPeople }, { keepPrevious: true });
  const again = () => Promise.all([counts, day, theirs, pressing, people].map((each) => each.refetch()));
  const nothingCame = [people, pressing, theirs].every(({ isError, data }) => isError && data === undefined);
  const count = (query: CountsQuery) => query.data?.pendingCount;
  return (
    <HomePage
      top={
        <div>
          <Segments
            label={text.whose}
            options={[
              { value: 'mine', label: text.mine(count(counts)) },
              { value: 'underling', label: text.underling(count(theirs)) },
            ]}
            value={whose}
            onChange={(chosen) => setQuery(chosen === 'mine' ? { whose: chosen } : {}, { replace: true })}
          />
        </div>
      }
      onRefresh={again}
    >
      {whose === 'mine' ? (
        <DayOfMine counts={counts} day={day} again={again} />
      ) : (
        <>
          <Loaded query={{ ...people, refetch: again }} cards={4}>
            {({ list }) => <TeamLoad people={list} />}
          </Loaded>
          {/* Each waits for what stands above it: nothing moves under a finger. What nothing came of is said once. */}
          {!people.isPending && !nothingCame && (
            <Loaded query={{ ...pressing, refetch: again }} cards={2}>
              {(found) => (
                <>
                  <DelayCard />
                  <EscalationRows found={found} />
                </>
              )}
            </Loaded>
          )}
          {!people.isPending && !pressing.isPending && !nothingCame && (
            <Loaded query={{ ...theirs, refetch: again }} cards={1}>
              {(loaded) => (
                <TodoCard counts={loaded} whose="underling">
                  <Sources counts={loaded} whose="underling" />
                </TodoCard>
              )}
            </Loaded>
          )}
          {people.data && !pressing.isPending && !theirs.isPending && (
            <TeamRows people={people.data.list} total={people.data.total} />
          )}
        </>
      )}
    </HomePage>
  );
}

type People = DataOf<typeof underlingStaff>['list'];

const maxRings = 6;

/** How full today is for those I lead, the fullest first. */
function TeamLoad({ people }: { people: People }) {
  const text = useText(homeText).team;
  const days = pathOfMenu('m.schedule.underling');
  const fullest = people.toSorted((one, other) => other.saturation - one.saturation).slice(0, maxRings);
  if (fullest.length === 0) return null;
  return (
    <Card title={text.planned} aside={days !== undefined && <Link to={days}>{text.days}</Link>}>
      <ul className="sd-team-load">
        {fullest.map(({ id, name, saturation }) => {
          const drawn = (
            <>
              <ProgressRing label={text.plannedFor(name)} percent={saturation * 100}>
                <Avatar name={name} size={36} />
              </ProgressRing>
              <b className={saturation > 1 ? 'sd-num sd-load-over' : 'sd-num'}>{percent(saturation)}</b>
              <span className="sd-meta sd-cut">{name}</span>
            </>
          );
          return (
            <li key={id}>
              {days === undefined ? (
                drawn
              ) : (
                <Link to={withQuery(days, { people: id })}>
                  {drawn}
                  <span className="sd-hidden"> {text.seeDays}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What each has to do today; who is latest comes first. */
function TeamRows({ people, total }: { people: People; total: number }) {
  const text = useText(homeText).team;
  const days = pathOfMenu('m.schedule.underling');
  const [isWhole, setWhole] = useState(false);
  if (people.length === 0) return null;
  return (
    <Card title={text.people} aside={<Link to={ordersPath({ scope: 'led' })}>{text.all}</Link>}>
      <Rows plain label={text.people}>
        {people
          .slice(0, isWhole ? maxPeople : maxShown)
          .map(({ id, name, pendingCount, timeoutCount, willTimeoutCount, saturation }) => (
            <Row
              key={id}
              prefix={<Avatar name={name} size={36} />}
              description={text.counts(pendingCount)}
              to={todoPath('pending', 'today', 'underling', id)}
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
        {!isWhole && people.length > maxShown && (
          <Row onPress={() => setWhole(true)} noArrow>
            {text.showAll(people.length)}
          </Row>
        )}
        {isWhole && total > people.length && <Row to={days}>{text.others(total - people.length)}</Row>}
      </Rows>
    </Card>
  );
}
