import { type ReactNode, useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { serverNow } from '../../platform/clock.ts';
import { Proposal, type ProposalProps } from './proposal.tsx';
import { type Trouble, useRepair } from './use-repair.ts';

interface RepairSheetProps extends Pick<ProposalProps, 'remark' | 'onCommitted'> {
  title: string;
  trouble: Trouble;
  /** What is chosen before, such as how long a job takes. */
  head?: ReactNode;
  onClosed: () => void;
}

/** What has gone wrong and the smallest change that puts it right. */
export function RepairSheet({ title, trouble, head, onClosed, ...rest }: RepairSheetProps) {
  const [sinceMs] = useState(serverNow);
  const repair = useRepair(trouble, sinceMs);
  const job = 'job' in trouble ? trouble.job : undefined;
  return (
    <Sheet title={title} onClosed={onClosed}>
      {(close) => (
        <>
          {head}
          <Loaded query={repair} cards={2}>
            {(found) => (
              <Proposal {...rest} proposal={found} job={job} again={repair.refetch} close={close} />
            )}
          </Loaded>
        </>
      )}
    </Sheet>
  );
}
