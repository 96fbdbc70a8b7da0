import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { MessagesBell } from '../../../shared/domain/messages/messages-bell.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import type { PagedList } from '../../../shared/platform/api/paging.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../../shared/platform/i18n/dates.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { TodayOrder } from '../components/today-order.tsx';
import { TodoCard } from '../components/todo-card.tsx';
import { dayPart } from '../data/day-part.ts';
import type { HomeCounts } from '../data/todo.ts';
import { useCounts } from '../data/use-counts.ts';
import { useMine } from '../data/use-mine.ts';
import { useToday } from '../data/use-todos.ts';
import { todayPath } from '../paths.ts';
import { homeText } from '../phrases/home.ts';
import './staff-home.css';

/** The day at a glance: how much there is, what is most urgent, and the rest in that order. */
export function StaffHomeScreen() {
  const text = useText(homeText);
  const shared = useText(sharedText);
  const nowMs = useNow();
  const hour = useDates().at(nowMs).hour();
  const account = useAccount();
  const counts = useCounts();
  const today = useToday('operations', counts.data?.asOf);
  const elsewhere = counts.data !== undefined && hasOnlyElsewhere(counts.data);
  const mine = useMine(elsewhere);
  const shown = elsewhere ? mine : today;
  const name = account.data?.name;
  const greet = text.greeting[dayPart(hour)];
  // New counts have a new moment, and the list follows them; the list alone would no longer agree with them.
  const refresh = () => Promise.all([counts.refetch(), elsewhere && mine.refresh()]);
  const list: PagedList<OrderSummary> = { ...shown, loading: shown.loading && !counts.error, refresh };
  const first = shown.items[0];
  return (
    <Page
      title={name === undefined ? shared.nav.home : greet(name)}
      ownScroll
      actions={
        <>
          <IconButton icon="search" label={shared.action.search} to={staffPaths.search} />
          <IconButton icon="refresh" label={shared.action.refresh} onClick={() => void refresh()} />
          <MessagesBell side="staff" />
        </>
      }
    >
      <VirtualList
        label={text.today}
        list={list}
        renderItem={(order) => <TodayOrder order={order} first={order === first} />}
        head={
          <Loaded query={counts} cards={1}>
            {(loaded) => (
              <>
                <TodoCard counts={loaded} />
                <div className="sd-row sd-home-today">
                  <h2 className="sd-head sd-grow">
                    {elsewhere ? text.mine : text.today}{' '}
                    {!elsewhere && <span className="sd-num">{loaded.saasOrderCount}</span>}
                  </h2>
                  {loaded.monitorOrderCount + loaded.seOrderCount > 0 && (
                    <Link to={todayPath(loaded.monitorOrderCount > 0 ? 'monitoring' : 'se')}>
                      {text.sources(loaded.monitorOrderCount, loaded.seOrderCount)}
                    </Link>
                  )}
                </div>
              </>
            )}
          </Loaded>
        }
        empty={counts.data !== undefined && <NothingToday />}
      />
    </Page>
  );
}

/** Today's list is of operations orders; who works on others only would see nothing but his figures. */
function hasOnlyElsewhere({ saasOrderCount, totalCount }: HomeCounts): boolean {
  return saasOrderCount === 0 && totalCount > 0;
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
