import { type ReactNode, useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Check } from '../../components/check.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { serverNow } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { consequenceWords } from './consequence-words.ts';
import { dispatchText } from './phrases.ts';
import { PlanTotals } from './plan-totals.tsx';
import { Proposal, type ProposalProps } from './proposal.tsx';
import { roomWords } from './room-words.ts';
import { type Changes, type Trouble, useRepair } from './use-repair.ts';

interface RepairSheetProps extends Pick<ProposalProps, 'remark' | 'onCommitted'> {
  title: string;
  trouble: Trouble;
  /** What is chosen before, such as how long a job takes. */
  head?: ReactNode;
  onClosed: () => void;
}

/** Something finds no place, or only one that is too late: others could make way. */
const fallsShort = ({ proposed, unplaced }: Changes): boolean =>
  unplaced.length > 0 || proposed.some(({ lateMinutes = 0 }) => lateMinutes > 0);

/** What has gone wrong and the smallest change that puts it right. */
export function RepairSheet({ title, trouble, head, onClosed, ...rest }: RepairSheetProps) {
  const text = useText(dispatchText).repair;
  const [sinceMs] = useState(serverNow);
  const wanted = 'wanted' in trouble ? trouble.wanted : undefined;
  const [moves, setMoves] = useState(wanted !== undefined);
  const repair = useRepair(trouble, sinceMs, moves);
  const locale = useLocale((state) => state.locale);
  const job = 'job' in trouble ? trouble.job : undefined;
  return (
    <Sheet title={title} onClosed={onClosed}>
      {(close) => (
        <>
          {head}
          {repair.follows && (
            <p className="sd-meta sd-repair-follows">
              <WholeTimes>{consequenceWords(repair.follows, locale)}</WholeTimes>
            </p>
          )}
          {wanted && (
            <p className="sd-meta sd-repair-follows" role="status">
              <WholeTimes>
                {repair.data?.plan && roomWords(wanted.orderId, repair.data.plan, locale)}
              </WholeTimes>
            </p>
          )}
          {!wanted && (moves || (repair.data && fallsShort(repair.data))) && (
            <Check checked={moves} onChange={setMoves}>
              {text.moves}
            </Check>
          )}
          <Loaded query={repair} cards={2}>
            {(found) => (
              <>
                {found.plan && <PlanTotals plan={found.plan} />}
                <Proposal
                  key={String(moves)}
                  {...rest}
                  proposal={found}
                  leftOut={repair.leftOut}
                  job={job}
                  again={repair.refetch}
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
