import { type DataOf, joins } from '@svcdesk/core/contract';
import { useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { joinStatus } from './join-status.ts';
import { joinsText } from './phrases.ts';
import './joins.css';
import { WholeTimes } from '../../components/whole-times.tsx';

const DecideSheet = lazySheet(async () => (await import('./decide-sheet.tsx')).DecideSheet);

type JoinRequest = DataOf<typeof joins.page>['list'][number];

const maxShown = 50;

/** Those who wait to be let in, each with the way to decide. */
export function JoinRequests() {
  const text = useText(joinsText);
  const waiting = useCall(joins.page, { status: [joinStatus.waiting], size: maxShown });
  const [chosen, setChosen] = useState<JoinRequest>();
  return (
    <Card title={text.requests}>
      <Loaded query={waiting} cards={1}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="sd-meta">{text.noRequests}</p>
          ) : (
            <ul className="sd-joins">
              {list.map((request) => (
                <li key={request.id} className="sd-row">
                  <div className="sd-grow">
                    <p className="sd-strong">{request.applicantName}</p>
                    <p className="sd-meta">
                      <WholeTimes>
                        {[request.cellName ?? request.cellCode, momentFact(request.createdAt)].join(' · ')}
                      </WholeTimes>
                    </p>
                  </div>
                  <Button
                    kind="tonal"
                    small
                    label={text.decideOne(request.applicantName)}
                    onClick={() => setChosen(request)}
                  >
                    {text.decide}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {chosen && <DecideSheet request={chosen} onClosed={() => setChosen(undefined)} />}
    </Card>
  );
}
