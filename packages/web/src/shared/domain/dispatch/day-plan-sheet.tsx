import type { DataOf } from '@svcdesk/core/contract';
import { plan } from '@svcdesk/core/contract/dispatch';
import { useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Check } from '../../components/check.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';
import { Proposal } from './proposal.tsx';
import { changesOf } from './use-repair.ts';

interface DayPlanSheetProps {
  /** Whose day: a group's; the caller's own unless said. */
  groupId?: string;
  onClosed: () => void;
}

/** Today in the best order as it is proposed: one tap takes it over, and it can be taken back. */
export function DayPlanSheet({ groupId, onClosed }: DayPlanSheetProps) {
  const text = useText(dispatchText).day;
  const [moves, setMoves] = useState(false);
  const [offer, setOffer] = useState<() => void>();
  const found = useCall(plan, { groupId, moves }, { staleMs: 0 });
  const closed = () => {
    // Only now the bar with it can be reached.
    offer?.();
    onClosed();
  };
  return (
    <Sheet title={groupId === undefined ? text.mine : text.team} onClosed={closed}>
      {(close) => (
        <>
          <Check checked={moves} onChange={setMoves}>
            {text.moves}
          </Check>
          <Loaded query={found} cards={2}>
            {(data) => (
              <>
                <Totals plan={data} />
                <Proposal
                  key={String(moves)}
                  proposal={changesOf(data)}
                  byPerson={groupId !== undefined}
                  again={found.refetch}
                  onCommitted={(_changes, undo) => setOffer(() => undo)}
                  close={close}
                />
              </>
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
