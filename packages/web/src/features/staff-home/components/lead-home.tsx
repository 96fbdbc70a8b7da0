import { escalations, underlingStaff } from '@svcdesk/core/contract/backlog';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Segments } from '../../../shared/components/segments.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type CountsQuery, useCounts } from '../data/use-counts.ts';
import { useDay } from '../data/use-day.ts';
import { homeText } from '../phrases/home.ts';
import { DayOfMine, Sources } from './day-of-mine.tsx';
import { EscalationRows } from './escalation-rows.tsx';
import { HomePage } from './home-page.tsx';
import { TeamLoad, TeamRows } from './team.tsx';
import { TodoCard } from './todo-card.tsx';

const maxShown = 20;

/** A lead's home: who is overloaded and what waits for their hand; their own day one tap away. */
export function LeadHome({ counts }: { counts: CountsQuery }) {
  const text = useText(homeText).team;
  const [query, setQuery] = useSearchParams();
  const whose = query.get('whose') === 'mine' ? 'mine' : 'underling';
  const day = useDay();
  const theirs = useCounts('today', 'underling');
  const pressing = useCall(escalations, {}, { keepPrevious: true });
  const people = useCall(underlingStaff, { today: true, size: maxShown }, { keepPrevious: true });
  const again = () => Promise.all([counts, day, theirs, pressing, people].map((each) => each.refetch()));
  const nothingCame = [people, pressing, theirs].every(({ isError, data }) => isError && data === undefined);
  const count = (query: CountsQuery) => query.data?.totalCount;
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
              {(found) => <EscalationRows found={found} />}
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
