import type { DataOf } from '@svcdesk/core/contract';
import { queue, type queueParts } from '@svcdesk/core/contract/pool';
import { suggestionLabel } from '@svcdesk/core/phrases';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Avatar } from '../../shared/components/avatar.tsx';
import { Button } from '../../shared/components/button.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { Tabs } from '../../shared/components/tabs.tsx';
import { StaffOrderCard } from '../../shared/domain/order/staff-order-card.tsx';
import { lengthWords } from '../../shared/domain/place/length-words.ts';
import { placeText } from '../../shared/domain/place/phrases.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import { HomePage } from './home-page.tsx';
import { TodoCard } from './my-day.tsx';
import { homeText } from './phrases.ts';
import { useDay } from './use-day.ts';
import { useDispatch } from './use-dispatch.ts';
import type { CountsQuery } from './use-todos.ts';
import './home.css';

type Part = (typeof queueParts)[number];

/** The dispatcher's desk: what waits for an engineer, what is due first at the head, each to the right person by one tap. */
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

/** Who is on duty now, in one line that runs sideways; nothing where nobody is. */
function OnDuty({ people }: { people: DataOf<typeof queue>['onDuty'] }) {
  const text = useText(homeText).queue;
  const calendar = pathOfMenu('m.duty');
  if (people.length === 0) return null;
  const words = text.onDuty(people.length);
  return (
    <section className="sd-on-duty" aria-label={words}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what runs sideways is run through by keys too. */}
      <ul tabIndex={0} aria-label={words}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <Avatar name={name} size={36} duty />
            <span className="sd-meta sd-cut">{name}</span>
          </li>
        ))}
      </ul>
      <span className="sd-on-duty-count">
        <b className="sd-num">{words}</b>
        {calendar !== undefined && <Link to={calendar}>{text.dutyCalendar}</Link>}
      </span>
    </section>
  );
}

const DispatchSheet = lazySheet(async () => (await import('./dispatch-sheet.tsx')).DispatchSheet);

type Queued = DataOf<typeof queue>['list'][number];

/** An order that waits: who would be sent and why, one tap to send them, another to choose another engineer. */
function QueueCard({ order, first }: { order: Queued; first: boolean }) {
  const text = useText(homeText).queue;
  const dispatch = useDispatch(order);
  const [open, setOpen] = useState(false);
  const { suggestion } = order;
  return (
    <>
      <StaffOrderCard
        order={order}
        actions={
          <div className="sd-queue-act">
            {suggestion ? (
              <Suggested suggestion={suggestion} />
            ) : (
              <span className="sd-meta">{text.nobody}</span>
            )}
            <IconButton icon="people" label={text.chooseFor(order.title)} onClick={() => setOpen(true)} />
            {suggestion && (
              <Button
                small
                kind={first ? 'main' : 'tonal'}
                label={text.sendTo(suggestion.engineer.name, order.title)}
                onClick={() => dispatch(suggestion.groupId, suggestion.engineer)}
              >
                {text.send}
              </Button>
            )}
          </div>
        }
      />
      {open && <DispatchSheet order={order} onClosed={() => setOpen(false)} />}
    </>
  );
}

function Suggested({ suggestion }: { suggestion: NonNullable<Queued['suggestion']> }) {
  const place = useText(placeText);
  const locale = useLocale((state) => state.locale);
  const { engineer, onDuty, distance, reasons } = suggestion;
  const why = [
    distance !== undefined && lengthWords(distance, place, locale),
    ...reasons.slice(0, 2).map((reason) => suggestionLabel(reason, locale)),
  ];
  return (
    <span className="sd-queue-who">
      <Avatar name={engineer.name} size={32} duty={onDuty} />
      <span className="sd-cut">
        <b>{engineer.name}</b> <span className="sd-meta">{why.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
