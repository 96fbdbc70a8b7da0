import type { DataOf } from '@svcdesk/core/contract';
import { plan } from '@svcdesk/core/contract/dispatch';
import { useState } from 'react';
import { dayAfter, dayOf } from '../../blocks/calendar/days.ts';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Check } from '../../components/check.tsx';
import { Segments } from '../../components/choice.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type ChangeSheetProps, ChangeThenTell } from './change-then-tell.tsx';
import { dispatchText } from './phrases.ts';
import { Proposal } from './proposal.tsx';
import { changesOf } from './use-repair.ts';

interface DayPlanProps {
  /** Whose day: a group's; the caller's own unless said. */
  groupId?: string;
  onClosed: () => void;
}

/** Puts days in order, then has the customers told whose times have moved. */
export function DayPlanFlow({ groupId, onClosed }: DayPlanProps) {
  return (
    <ChangeThenTell
      onClosed={onClosed}
      sheet={(change) => <DayPlanSheet {...(groupId !== undefined && { groupId })} {...change} />}
    />
  );
}

const spans = ['today', 'tomorrow', 'week'] as const;

/** The days that are planned, as the call names them: today alone unless said. */
function daysOf(span: (typeof spans)[number]) {
  if (span === 'tomorrow') return { from: dayAfter(dayOf(serverNow()), 1) };
  return span === 'week' ? { days: 7 } : {};
}

/** Today, or some days, in the best order as it is proposed: one tap takes it over, and it can be taken back. */
function DayPlanSheet({ groupId, onCommitted, onClosed }: DayPlanProps & ChangeSheetProps) {
  const text = useText(dispatchText).day;
  const [moves, setMoves] = useState(false);
  const [span, setSpan] = useState<(typeof spans)[number]>('today');
  const found = useCall(plan, { groupId, moves, ...daysOf(span) }, { staleMs: 0 });
  return (
    <Sheet title={groupId === undefined ? text.mySheet : text.teamSheet} onClosed={onClosed}>
      {(close) => (
        <>
          <Segments
            label={text.days}
            options={spans.map((value) => ({ value, label: text.spans[value] }))}
            value={span}
            onChange={setSpan}
          />
          <Check checked={moves} onChange={setMoves}>
            {text.moves}
          </Check>
          {/* It stays while other days are read, so that what they come to is read out. */}
          <div role="status" className="sd-plan-totals">
            {found.data && <Totals plan={found.data} />}
          </div>
          <Loaded query={found} cards={2}>
            {(data) => (
              <Proposal
                key={`${span} ${moves}`}
                proposal={changesOf(data)}
                byPerson={groupId !== undefined}
                again={found.refetch}
                onCommitted={onCommitted}
                close={close}
              />
            )}
          </Loaded>
        </>
      )}
    </Sheet>
  );
}

type Planned = DataOf<typeof plan>;

/** What it comes to, against how things stand. */
function Totals({ plan: { present, proposed, omittedCount } }: { plan: Planned }) {
  const text = useText(dispatchText).day;
  const locale = useLocale((state) => state.locale);
  const count = (field: 'plannedCount' | 'lateCount') =>
    text.change(String(present[field]), String(proposed[field]));
  const isDriven = present.travelMinutes + proposed.travelMinutes > 0;
  const [before, after] = [present, proposed].map(({ travelMinutes }) => minutesText(travelMinutes, locale));
  const way = present.travelMinutes > 0 ? text.change(before ?? '', after ?? '') : (after ?? '');
  const words = [
    text.planned(count('plannedCount')),
    text.late(count('lateCount')),
    omittedCount > 0 && text.omitted(omittedCount),
    isDriven && text.way(way),
  ];
  return <p className="sd-meta sd-num">{words.filter(Boolean).join(' · ')}</p>;
}
