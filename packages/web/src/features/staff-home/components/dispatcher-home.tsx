import { queue, type queueParts } from '@svcdesk/core/contract/pool';
import { useState } from 'react';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { pathOfMenu } from '../../../shared/platform/built-screens.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { CountsQuery } from '../data/use-counts.ts';
import { useDay } from '../data/use-day.ts';
import { homeText } from '../phrases/home.ts';
import { HomePage } from './home-page.tsx';
import { OnDuty } from './on-duty.tsx';
import { QueueCard } from './queue-card.tsx';
import { TodoCard } from './todo-card.tsx';

type Part = (typeof queueParts)[number];

/** The dispatcher's desk: what waits for somebody, what is due first at the head, each to the right person by one tap. */
export function DispatcherHome({ counts }: { counts: CountsQuery }) {
  const text = useText(homeText).queue;
  const [part, setPart] = useState<Part>('waiting');
  const found = useCall(queue, { part }, { keepPrevious: true });
  const { waitingCount, lateCount, soonCount, returnedCount } = found.data ?? {};
  const tabs = [
    { key: 'waiting', label: text.waiting, count: waitingCount },
    { key: 'late', label: text.late, count: lateCount },
    { key: 'soon', label: text.soon, count: soonCount },
    { key: 'returned', label: text.returned, count: returnedCount },
  ] as const;
  const day = useDay();
  const again = () => Promise.all([counts, day, found].map((each) => each.refetch()));
  const nothingCame = [counts, found].every(({ isError, data }) => isError && data === undefined);
  const pool = pathOfMenu('m.pool');
  return (
    <HomePage
      top={<Tabs label={text.parts} tabs={tabs} chosen={part} onChoose={setPart} />}
      onRefresh={again}
    >
      {/* The dispatcher's own; what stands below waits for it: nothing moves under a finger. What nothing came of is said once. */}
      <Loaded query={{ ...counts, refetch: again }} cards={1}>
        {(loaded) => <TodoCard counts={loaded} scheduledCount={day.data?.list.length ?? '–'} />}
      </Loaded>
      {!counts.isPending && !nothingCame && (
        <Loaded query={{ ...found, refetch: again }} cards={4}>
          {({ list, onDuty }) =>
            list.length === 0 ? (
              <>
                <OnDuty people={onDuty} />
                <EmptyState icon="check" title={text.none} hint={text.noneHint} />
              </>
            ) : (
              <>
                <OnDuty people={onDuty} />
                {list.map((order, index) => (
                  <QueueCard key={order.id} order={order} first={index === 0} />
                ))}
                {part === 'waiting' && pool !== undefined && (waitingCount ?? 0) > list.length && (
                  <Button to={pool}>{text.all(waitingCount ?? 0)}</Button>
                )}
              </>
            )
          }
        </Loaded>
      )}
    </HomePage>
  );
}
