import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { lengthWords } from '../../../shared/domain/place/length-words.ts';
import { placeText } from '../../../shared/domain/place/phrases.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { dayInOrder, nextStop, type PlacedStop, wayLength, wayOf } from '../data/day-stops.ts';
import type { HomeCounts, Whose } from '../data/todo.ts';
import type { CountsQuery } from '../data/use-counts.ts';
import type { DayQuery } from '../data/use-day.ts';
import { useDayAhead } from '../data/use-day-ahead.ts';
import { todayPath, todoPath } from '../paths.ts';
import { homeText } from '../phrases/home.ts';
import { StopRow } from './stop-row.tsx';
import { TodoCard } from './todo-card.tsx';
import './day-of-mine.css';

interface DayOfMineProps {
  counts: CountsQuery;
  day: DayQuery;
  /** Reads all of the home. */
  again: () => Promise<unknown>;
}

/** Today as a way from stop to stop, the next one first, and what there is to do in figures. */
export function DayOfMine({ counts, day, again }: DayOfMineProps) {
  const nowMs = useNow();
  useDayAhead(dayInOrder(day.data?.list ?? [], nextStop(day.data?.list ?? [], nowMs)));
  return (
    <>
      <Loaded query={{ ...day, refetch: again }} cards={3}>
        {({ list }) => {
          const next = nextStop(list, nowMs);
          const way = wayOf(dayInOrder(list, next));
          return (
            <>
              <DayHead way={way} counts={counts.data} />
              {next === undefined && <NothingToday />}
              <ol className="sd-day">
                {way.map(({ stop, fromBefore }) => (
                  <StopRow key={stop.id} stop={stop} fromBefore={fromBefore} next={stop === next} />
                ))}
              </ol>
            </>
          );
        }}
      </Loaded>
      {/* What stands below the day waits for it: nothing moves under a finger. */}
      {!day.isPending && (
        <Loaded query={{ ...counts, refetch: again }} cards={1}>
          {(loaded) => <TodoCard counts={loaded} />}
        </Loaded>
      )}
    </>
  );
}

/** How much there is today and how far it is, with what is late and soon will be. */
function DayHead({ way, counts }: { way: readonly PlacedStop[]; counts: HomeCounts | undefined }) {
  const text = useText(homeText);
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const meters = wayLength(way);
  return (
    <div className="sd-day-head">
      <h2 className="sd-head">{text.todayCount(counts?.totalCount ?? way.length)}</h2>
      {meters > 0 && <span className="sd-meta">{text.way(lengthWords(meters, place, locale))}</span>}
      {counts && <Sources counts={counts} />}
      {counts && counts.timeoutCount > 0 && (
        <Link className="sd-day-late" to={todoPath('late', 'today')}>
          <Icon name="warning" size={16} />
          {text.lateCount(counts.timeoutCount)}
        </Link>
      )}
      {counts && counts.willTimeoutCount > 0 && (
        <Link className="sd-day-soon" to={todoPath('soon', 'today')}>
          <Icon name="clock" size={16} />
          {text.soonCount(counts.willTimeoutCount)}
        </Link>
      )}
    </div>
  );
}

interface SourcesProps {
  counts: HomeCounts;
  whose?: Whose;
}

/** Of whoever works on more than operations: the ways to each source. */
export function Sources({ counts: { monitorOrderCount, seOrderCount }, whose }: SourcesProps) {
  const text = useText(homeText);
  if (monitorOrderCount + seOrderCount === 0) return null;
  return (
    <Link className="sd-day-sources" to={todayPath(monitorOrderCount > 0 ? 'monitoring' : 'se', whose)}>
      {text.sources(monitorOrderCount, seOrderCount)}
    </Link>
  );
}

function NothingToday() {
  const text = useText(homeText);
  return (
    <EmptyState
      icon="check"
      title={text.noneToday}
      hint={text.noneTodayHint}
      action={<Button to={staffPaths.orders}>{text.toOrders}</Button>}
    />
  );
}
