import { queue, queueSorts } from '@svcdesk/core/contract/pool';
import { useState } from 'react';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { ScopeTitle } from '../../shared/blocks/list-page/scope-title.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { Tabs } from '../../shared/components/tabs.tsx';
import { DayPlanButton } from '../../shared/domain/dispatch/day-plan-button.tsx';
import { DelayCard } from '../../shared/domain/dispatch/delay-card.tsx';
import { groupOptions } from '../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';
import { poolPartText } from '../../shared/domain/pool/phrases.ts';
import { type PoolPart, partWord } from '../../shared/domain/pool/pool-part.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useKeptFocus } from '../../shared/platform/hooks/use-kept-focus.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../shared/platform/paths.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import type { Visit } from './day.ts';
import { HomePage } from './home-page.tsx';
import { LoadStrip } from './load-strip.tsx';
import { TodoCard } from './my-day.tsx';
import { homeText } from './phrases.ts';
import { QueueCard, type Queued } from './queue-card.tsx';
import { type QueueSort, useQueueView } from './queue-view.ts';
import { useDay } from './use-day.ts';
import type { CountsQuery } from './use-todos.ts';
import './home.css';

const AssignOrderSheet = lazySheet(
  async () => (await import('../../shared/domain/assign/assign-order-sheet.tsx')).AssignOrderSheet,
);

/** The dispatcher's desk: what waits for an engineer, the most urgent at the head, each to the right person by one tap. */
export function DispatcherHome({ counts }: { counts: CountsQuery }) {
  const text = useText(homeText).queue;
  const words = useText(poolPartText);
  const [part, setPart] = useState<PoolPart>('waiting');
  const [{ groupId: chosen, sort }, setView] = useQueueView();
  const groups = groupOptions(useOrganisation().data ?? []);
  // A single one need not be chosen.
  const onlyGroup = groups.length === 1 ? groups[0] : undefined;
  const groupId = onlyGroup?.value ?? chosen;
  const [choosing, setChoosing] = useState<Queued>();
  const box = useKeptFocus('.sd-queue-card');
  const found = useCall(queue, { part, sort, groupId: chosen || undefined }, { keepPrevious: true });
  const { waitingCount, lateCount, soonCount, returnedCount } = found.data ?? {};
  const tabs = [
    { key: 'waiting', label: words.waiting, count: waitingCount },
    { key: 'late', label: words.late, count: lateCount },
    { key: 'soon', label: words.soon, count: soonCount },
    { key: 'returned', label: words.returned, count: returnedCount },
  ] as const;
  const count = tabs.find(({ key }) => key === part)?.count ?? 0;
  const day = useDay();
  const again = () => Promise.all([counts, day, found].map((each) => each.refetch()));
  const nothingCame = [counts, found].every(({ isError, data }) => isError && data === undefined);
  const pool = pathOfMenu('m.pool');
  return (
    <HomePage
      heading={
        onlyGroup?.label ?? (
          <GroupTitle groups={groups} groupId={groupId} onChoose={(to) => setView({ groupId: to })} />
        )
      }
      top={<Tabs label={text.parts} tabs={tabs} chosen={part} onChoose={setPart} />}
      onRefresh={again}
    >
      <div className="sd-stack" ref={box}>
        <Loaded query={{ ...found, refetch: again }} cards={4}>
          {({ list, onDuty }) => (
            <>
              <LoadStrip groupId={groupId} onDuty={onDuty} />
              <DelayCard groupId={groupId || undefined} />
              {/* Its sheet outlives the last order that waits, and so does what takes the plan back. */}
              {groupId !== '' && <DayPlanButton groupId={groupId} />}
              {list.length === 0 ? (
                <EmptyState
                  icon="check"
                  {...text.none[part]}
                  action={
                    part !== 'waiting' && waitingCount ? (
                      <Button onClick={() => setPart('waiting')}>{text.toWaiting(waitingCount)}</Button>
                    ) : (
                      chosen !== '' && (
                        <Button onClick={() => setView({ groupId: '' })}>{text.toAllGroups}</Button>
                      )
                    )
                  }
                />
              ) : (
                <>
                  <SortButton sort={sort} onChoose={(chosen) => setView({ sort: chosen })} />
                  {list.map((order, index) => (
                    <QueueCard
                      key={order.id}
                      order={order}
                      first={index === 0}
                      onChoose={() => setChoosing(order)}
                    />
                  ))}
                  {pool !== undefined && count > list.length && (
                    <Button to={withQuery(pool, { of: chosen || undefined, part: partWord(part) })}>
                      {text.all(count)}
                    </Button>
                  )}
                </>
              )}
            </>
          )}
        </Loaded>
      </div>
      {/* An order that another dispatcher assigns meanwhile leaves the list, not the sheet with what was typed in it. */}
      {choosing && (
        <AssignOrderSheet
          order={choosing}
          proposedId={choosing.suggestion?.engineer.id}
          onClosed={() => setChoosing(undefined)}
        />
      )}
      {/* The dispatcher's own waits for what stands above it: nothing moves under a finger. What nothing came of is said once. */}
      {!found.isPending && !nothingCame && (
        <Loaded
          // How old things are stands above already, where the queue could not be read anew either.
          query={{ ...counts, ...(found.isError && counts.data && { error: null }), refetch: again }}
          cards={1}
        >
          {(loaded) => <TodoCard counts={loaded} scheduledCount={plannedCount(day.data?.list) ?? '–'} />}
        </Loaded>
      )}
    </HomePage>
  );
}

/** As many as stand in one's schedule of today: what has no time yet is not among them. */
const plannedCount = (day: readonly Visit[] | undefined) =>
  day?.filter(({ status }) => status !== 'unplanned').length;

interface GroupTitleProps {
  groups: ReturnType<typeof groupOptions>;
  /** Empty: every group. */
  groupId: string;
  onChoose: (groupId: string) => void;
}

/** Whose queue it is; one that is there no more is every group's. */
function GroupTitle({ groups, groupId, onChoose }: GroupTitleProps) {
  const text = useText(homeText).queue;
  const options = [{ value: '', label: text.allGroups }, ...groups];
  return <ScopeTitle label={text.group} options={options} chosen={groupId} onChoose={onChoose} />;
}

const OptionSheet = lazySheet(
  async () => (await import('../../shared/components/option-sheet.tsx')).OptionSheet,
);

interface SortButtonProps {
  sort: QueueSort;
  onChoose: (sort: QueueSort) => void;
}

/** Says what the queue is sorted by, and changes it. */
function SortButton({ sort, onChoose }: SortButtonProps) {
  const text = useText(homeText).queue;
  const [open, setOpen] = useState(false);
  return (
    <div className="sd-queue-sort">
      <Button kind="link" small label={`${text.sort} ${text.sorts[sort]}`} onClick={() => setOpen(true)}>
        <span className="sd-row">
          <Icon name="sort" size={16} />
          {text.sorts[sort]}
        </span>
      </Button>
      {open && (
        <OptionSheet
          title={text.sort}
          options={queueSorts.map((value) => ({ value, label: text.sorts[value] }))}
          chosen={[sort]}
          onChoose={([chosen]) => chosen !== undefined && onChoose(chosen as QueueSort)}
          onClosed={() => setOpen(false)}
        />
      )}
    </div>
  );
}
