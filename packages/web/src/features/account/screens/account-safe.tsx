import { account as accountCalls, type DataOf } from '@svcdesk/core/contract';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { type MeLink, MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, publicPaths, sidePaths, withQuery } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';
import { useSide } from '../use-side.ts';
import './account-safe.css';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';

type Session = DataOf<typeof accountCalls.sessions>[number];

/** How one signs in, and where one is signed in. */
export function AccountSafeScreen() {
  const text = useText(accountText).safe;
  const side = useSide();
  const { data: me } = useAccount();
  const sessions = useCall(accountCalls.sessions, {});
  const links: MeLink[] = [
    { to: sidePaths[side].me.password, label: text.password, value: text.change },
    { to: sidePaths[side].me.phone, label: text.phone, value: me && (me.phone ?? text.noPhone) },
  ];
  if (side === 'client')
    links.push({ to: clientPaths.me.accountName, label: text.account, value: me?.account });
  links.push({ to: withQuery(publicPaths.deepLink, { kind: 'terminal' }), label: text.terminal });
  return (
    <Page backTo={sidePaths[side].me.page} onRefresh={() => sessions.refetch()}>
      <Card title={text.signIn}>
        <MeLinks links={links} />
      </Card>
      <Card title={text.sessions}>
        <Loaded query={sessions} cards={1}>
          {(list) => <Sessions sessions={list} />}
        </Loaded>
      </Card>
      {side === 'client' && (
        <Card>
          <MeLinks links={[{ to: clientPaths.me.deleteAccount, label: text.danger }]} />
        </Card>
      )}
    </Page>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const text = useText(accountText).safe;
  const { send, busy } = useSend(accountCalls.revokeSession, { toastFailure: true });
  const others = sessions.filter(({ current }) => !current);
  const end = async (which: { id: string } | { others: true }) => {
    if ((await send(() => which)) !== undefined) showToast(text.ended);
  };
  const endOthers = async () => {
    const sure = await confirm({
      title: text.endAsk,
      words: text.endWords,
      danger: true,
      okLabel: text.end,
      cancelLabel: text.keep,
    });
    if (sure) await end({ others: true });
  };
  return (
    <>
      <ul className="sd-sessions">
        {sessions.map(({ id, device, address, lastSeenAt, current }) => (
          <li key={id} className="sd-row">
            <div className="sd-grow">
              <p className="sd-strong">{current ? `${device} · ${text.current}` : device}</p>
              <p className="sd-meta sd-sessions-seen">
                <span>
                  <WholeTimes>{text.seen(momentFact(lastSeenAt))}</WholeTimes>
                </span>
                <span>{address}</span>
              </p>
            </div>
            {!current && (
              <Button small label={text.endOne(device)} onClick={() => end({ id })}>
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className="sd-meta">{text.others}</p>}
      {others.length > 1 && (
        <Button kind="danger" block busy={busy} onClick={endOthers}>
          {text.endOthers}
        </Button>
      )}
    </>
  );
}
