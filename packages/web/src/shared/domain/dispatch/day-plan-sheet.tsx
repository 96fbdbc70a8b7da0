import { useState } from 'react';
import { dayAfter, dayOf } from '../../blocks/calendar/days.ts';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Check } from '../../components/check.tsx';
import { Segments } from '../../components/choice.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { serverNow } from '../../platform/clock.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { type ChangeSheetProps, ChangeThenTell } from './change-then-tell.tsx';
import { dispatchText } from './phrases.ts';
import { PlanTotals } from './plan-totals.tsx';
import { Proposal } from './proposal.tsx';
import { usePlan } from './use-plan.ts';
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

/** The days that are planned, as the call names them. */
function daysOf(span: (typeof spans)[number]) {
  if (span === 'tomorrow') return { days: 1, from: dayAfter(dayOf(serverNow()), 1) };
  return { days: span === 'week' ? 7 : 1 };
}

/** Today, or some days, in the best order as it is proposed: one tap takes it over, and it can be taken back. */
function DayPlanSheet({ groupId, onCommitted, onClosed }: DayPlanProps & ChangeSheetProps) {
  const text = useText(dispatchText).day;
  const [moves, setMoves] = useState(false);
  const [span, setSpan] = useState<(typeof spans)[number]>('today');
  const days = daysOf(span);
  const found = usePlan({ groupId, moves, ...days });
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
            {found.data && <PlanTotals plan={found.data} />}
          </div>
          <Loaded query={found} cards={2}>
            {(data) => (
              <Proposal
                key={`${span} ${moves}`}
                proposal={changesOf(data, days.days)}
                leftOut={found.leftOut}
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
