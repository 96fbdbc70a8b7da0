import { type DataOf, invites, joins } from '@svcdesk/core/contract';
import { useState } from 'react';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { Pill } from '../../components/marks.tsx';
import { confirm } from '../../components/question.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { failureOf } from '../../platform/api/failures.ts';
import type { PagedList } from '../../platform/api/paging.ts';
import { useCallPages } from '../../platform/api/use-call.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { joinStatus } from './join-status.ts';
import { joinsText } from './phrases.ts';
import './joins.css';

/** Who wants to belong to us, and whom we have invited: for those who manage members. */
export function Members() {
  return (
    <>
      <JoinRequests />
      <Invitations />
    </>
  );
}

const DecideSheet = lazySheet(async () => (await import('./member-sheets.tsx')).DecideSheet);

/** What is loaded of a list so far, as a card shows it. */
const loadedOf = <Item,>({ items, loading, error, updating, updatedAtMs, refresh }: PagedList<Item>) => ({
  ...{ data: loading || (error !== null && items.length === 0) ? undefined : items, error },
  ...{ isFetching: updating, dataUpdatedAt: updatedAtMs, refetch: refresh },
});

/** The way to the rest of a list. */
function More({
  of,
}: {
  of: Pick<PagedList<unknown>, 'hasMore' | 'loadMore' | 'loadingMore' | 'moreError'>;
}) {
  const { hasMore, loadMore, loadingMore, moreError } = of;
  const text = useText(joinsText);
  if (!hasMore) return null;
  return (
    <>
      {moreError !== null && <p className="sd-meta">{failureOf(moreError).words}</p>}
      <Button kind="link" block busy={loadingMore} onClick={loadMore}>
        {text.showMore}
      </Button>
    </>
  );
}

type JoinRequest = DataOf<typeof joins.page>['list'][number];

/** Those who wait to be let in, each with the way to decide. */
function JoinRequests() {
  const text = useText(joinsText);
  const waiting = useCallPages(joins.page, { status: [joinStatus.waiting] });
  const [chosen, setChosen] = useState<JoinRequest>();
  return (
    <Card title={text.requests}>
      <Loaded query={loadedOf(waiting)} cards={1}>
        {(list) =>
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
      <More of={waiting} />
      {chosen && <DecideSheet request={chosen} onClosed={() => setChosen(undefined)} />}
    </Card>
  );
}

const InviteSheet = lazySheet(async () => (await import('./member-sheets.tsx')).InviteSheet);

/** Invitations that were made, newest first, and the way to another one. */
function Invitations() {
  const text = useText(joinsText);
  const made = useCallPages(invites.page, {});
  const { send } = useSend(invites.revoke, { toastFailure: true });
  const [inviting, setInviting] = useState(false);
  const states: Readonly<Record<string, string>> = text.inviteState;
  const revoke = async (id: string) => {
    const sure = await confirm({
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
      <Loaded query={loadedOf(made)} cards={1}>
        {(list) =>
          list.length === 0 ? (
            <p className="sd-meta">{text.noInvites}</p>
          ) : (
            <ul className="sd-joins">
              {list.map(({ id, state, cells, uses, usedCount, expiresAt }) => {
                const sites = joinNames(cells.map(({ name }) => name));
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
      <More of={made} />
      <Button kind="tonal" block onClick={() => setInviting(true)}>
        {text.invite}
      </Button>
      {inviting && <InviteSheet onClosed={() => setInviting(false)} />}
    </Card>
  );
}
