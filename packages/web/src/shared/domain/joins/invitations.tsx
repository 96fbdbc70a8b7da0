import { invites } from '@svcdesk/core/contract';
import { useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { Pill } from '../../components/pill.tsx';
import { ask } from '../../components/question-store.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { listed } from '../../platform/i18n/listed.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { joinsText } from './phrases.ts';
import './joins.css';
import { WholeTimes } from '../../components/whole-times.tsx';

const InviteSheet = lazySheet(async () => (await import('./invite-sheet.tsx')).InviteSheet);

const maxInvitations = 20;

/** Invitations that were made, newest first, and the way to another one. */
export function Invitations() {
  const text = useText(joinsText);
  const made = useCall(invites.page, { size: maxInvitations });
  const { send } = useSend(invites.revoke, { toastFailure: true });
  const [inviting, setInviting] = useState(false);
  const states: Readonly<Record<string, string>> = text.inviteState;
  const revoke = async (id: string) => {
    const sure = await ask({
      title: text.revokeAsk,
      words: text.revokeWords,
      danger: true,
      okLabel: text.revoke,
      cancelLabel: text.keep,
    });
    if (sure && (await send(() => ({ id }))) !== undefined) showToast(text.revoked);
  };
  return (
    <Card title={text.invites}>
      <Loaded query={made} cards={1}>
        {({ list }) =>
          list.length === 0 ? (
            <p className="sd-meta">{text.noInvites}</p>
          ) : (
            <ul className="sd-joins">
              {list.map(({ id, state, cells, uses, usedCount, expiresAt }) => {
                const sites = listed(cells.map(({ name }) => name));
                return (
                  <li key={id} className="sd-row">
                    <div className="sd-grow">
                      <p>
                        {sites} <Pill tone={state === 'open' ? 'ok' : 'plain'}>{states[state] ?? state}</Pill>
                      </p>
                      <p className="sd-meta">{text.used(usedCount, uses)}</p>
                      <p className="sd-meta">
                        <WholeTimes>{text.until(momentFact(expiresAt))}</WholeTimes>
                      </p>
                    </div>
                    {state === 'open' && (
                      <Button small label={text.revokeOne(sites)} onClick={() => revoke(id)}>
                        {text.revoke}
                      </Button>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
      <Button kind="tonal" block onClick={() => setInviting(true)}>
        {text.invite}
      </Button>
      {inviting && <InviteSheet onClosed={() => setInviting(false)} />}
    </Card>
  );
}
