import type { DataOf, joins } from '@svcdesk/core/contract';
import { useEffect } from 'react';
import { Card } from '../../components/card.tsx';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { useAccount } from '../../platform/api/account.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { joinStatus } from './join-status.ts';
import { joinsText } from './phrases.ts';
import './joins.css';
import { WholeTimes } from '../../components/whole-times.tsx';

type JoinRequest = DataOf<typeof joins.mine>[number];

const tones: Readonly<Record<number, PillTone>> = { 1: 'accent', 2: 'ok', 3: 'late' };

/** What I asked for and what became of it. */
export function MyRequests({ requests }: { requests: readonly JoinRequest[] }) {
  const text = useText(joinsText);
  const account = useAccount();
  const { refetch } = account;
  // Let in meanwhile: the menu of a member is another one.
  const isIn = requests.some(({ status }) => status === joinStatus.approved);
  const isBehind = isIn && account.data?.underReview === true;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const words: Readonly<Record<number, string>> = text.status;
  return (
    <Card title={text.newcomer.mine}>
      <ul className="sd-joins">
        {requests.map(({ id, status, cellCode, cellName, createdAt, comment }) => (
          <li key={id}>
            <p>
              {cellName ?? cellCode} <Pill tone={tones[status] ?? 'plain'}>{words[status]}</Pill>
            </p>
            <p className="sd-meta">
              <WholeTimes>{text.askedAt(momentFact(createdAt))}</WholeTimes>
            </p>
            {comment !== undefined && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
