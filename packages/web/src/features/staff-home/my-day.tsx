import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Figures } from '../../shared/components/facts.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { DayPlanButton } from '../../shared/domain/dispatch/day-plan-button.tsx';
import { DelayCard } from '../../shared/domain/dispatch/delay-card.tsx';
import { lateVisits, useDelays } from '../../shared/domain/dispatch/use-delays.ts';
import { lengthWords } from '../../shared/domain/place/length-words.ts';
import { placeText } from '../../shared/domain/place/phrases.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import { dayInOrder, isEnded, nextVisit, type PlacedVisit, routeLength, routeOf } from './day.ts';
import { VisitRow } from './day-visit.tsx';
import { loadLevel, percent } from './home.ts';
import { todayPath, todoPath } from './paths.ts';
import { homeText } from './phrases.ts';
import type { HomeCounts, Whose } from './todo.ts';
import { type DayQuery, useDayAhead } from './use-day.ts';
import type { CountsQuery } from './use-todos.ts';
import './day.css';
import './home.css';

const AcceptSheet = lazySheet(
  async () => (await import('../../shared/domain/order-work/accept-sheet.tsx')).AcceptSheet,
);

interface DayOfMineProps {
  counts: CountsQuery;
  day: DayQuery;
  /** Reads all of the home. */
  again: () => Promise<unknown>;
}

/** Today as a route from visit to visit, the next one first, and what there is to do in figures. */
export function DayOfMine({ counts, day, again }: DayOfMineProps) {
  const nowMs = useNow();
  const [acceptingId, setAcceptingId] = useState<string>();
  const late = lateVisits(useDelays());
  useDayAhead(dayInOrder(day.data?.list ?? [], nextVisit(day.data?.list ?? [], nowMs)));
  const nothingCame = [day, counts].every(({ isError, data }) => isError && data === undefined);
  return (
    <>
      <Loaded query={{ ...day, refetch: again }} cards={3}>
        {({ list }) => {
          const next = nextVisit(list, nowMs);
          const route = routeOf(dayInOrder(list, next), nowMs);
          return (
            <>
              <DayHead route={route} counts={counts.data} />
              <DelayCard />
              <DayPlanButton offered={list.some((visit) => !isEnded(visit))} />
              {next === undefined && <NothingToday />}
              <ol className="sd-day">
                {route.map(({ visit, fromBefore }) => (
                  <VisitRow
                    key={visit.id}
                    visit={visit}
                    fromBefore={fromBefore}
                    next={visit === next}
                    late={late.get(visit.orderId)}
                    onAccept={setAcceptingId}
                  />
                ))}
              </ol>
            </>
          );
        }}
      </Loaded>
      {/* A visit may leave the day, or its place there, while its sheet is open: what was entered stays. */}
      {acceptingId !== undefined && (
        <AcceptSheet id={acceptingId} onClosed={() => setAcceptingId(undefined)} />
      )}
      {/* What stands below the day waits for it: nothing moves under a finger. What nothing came of is said once. */}
      {!day.isPending && !nothingCame && (
        <Loaded query={{ ...counts, refetch: again }} cards={1}>
          {(loaded) => <TodoCard counts={loaded} />}
        </Loaded>
      )}
    </>
  );
}

/** How much there is today and how far it is, with what is late and soon will be. */
function DayHead({ route, counts }: { route: readonly PlacedVisit[]; counts: HomeCounts | undefined }) {
  const text = useText(homeText);
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const meters = routeLength(route);
  return (
    <div className="sd-day-head">
      <h2 className="sd-head">{text.todayCount(route.length)}</h2>
      {meters > 0 && <span className="sd-meta">{text.route(lengthWords(meters, place, locale))}</span>}
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

/** Of an engineer who works on more than operations: the ways to each source. */
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
      action={<Button to={staffPaths.order.list}>{text.toOrders}</Button>}
    />
  );
}

interface TodoCardProps {
  counts: HomeCounts;
  /** How much is planned today, where the day itself does not stand beside it; a dash until it is known. */
  scheduledCount?: number | '–';
  whose?: Whose;
  /** Below the figures. */
  children?: ReactNode;
}

/** Figures, each leading to the list that it counts, and how full the day is. */
export function TodoCard({ counts, scheduledCount, whose = 'mine', children }: TodoCardProps) {
  const text = useText(homeText);
  const level = loadLevel(counts.saturation);
  const late = counts.timeoutCount;
  const soon = counts.willTimeoutCount;
  return (
    <Card
      title={whose === 'mine' ? text.todo : text.team.todos}
      aside={
        <>
          {text.saturation}{' '}
          <b className={level === 'over' ? 'sd-load-over' : 'sd-load'}>{percent(counts.saturation)}</b>{' '}
          {text.level[level]}
        </>
      }
    >
      <Figures
        figures={[
          ...(scheduledCount === undefined
            ? []
            : [
                {
                  key: 'scheduled',
                  value: scheduledCount,
                  label: text.scheduled,
                  to: pathOfMenu('m.schedule.mine'),
                },
              ]),
          {
            key: 'pending',
            value: counts.pendingCount,
            label: text.pending,
            to: todoPath('pending', 'today', whose),
          },
          {
            key: 'late',
            value: late,
            label: text.late,
            tone: late > 0 ? 'late' : undefined,
            to: todoPath('late', 'today', whose),
          },
          {
            key: 'soon',
            value: soon,
            label: text.soon,
            tone: soon > 0 ? 'soon' : undefined,
            to: todoPath('soon', 'today', whose),
          },
          {
            key: 'copied',
            value: counts.ccUserCount,
            label: whose === 'mine' ? text.copied : text.team.copied,
            to: todoPath('copied', 'today', whose),
          },
          // No more than fit in a row.
          ...(scheduledCount === undefined
            ? [
                {
                  key: 'groupCopied',
                  value: counts.ccUserGroupCount,
                  label: text.groupCopied,
                  to: todoPath('groupCopied', 'today', whose),
                },
              ]
            : []),
        ]}
      />
      {children}
    </Card>
  );
}
