import { invites } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { FormAlert } from '../../../shared/blocks/form/form-note.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { registerText } from '../phrases.ts';

/** An invitation in the hands of somebody who is signed in: joins its sites with the account that they have. */
export function AcceptInvite({ inviteCode }: { inviteCode: string | undefined }) {
  if (inviteCode === undefined) return <Navigate to={publicPaths.redirect} replace />;
  return <Accept inviteCode={inviteCode} />;
}

function Accept({ inviteCode }: { inviteCode: string }) {
  const text = useText(registerText).accept;
  const account = useAccount();
  const [joined, setJoined] = useState<string>();
  const { send, busy, failure } = useSend(invites.accept);
  const accept = async () => {
    const answer = await send(() => ({ inviteCode }));
    if (answer === undefined) return;
    await account.refetch();
    setJoined(listed(answer.cells.map(({ name }) => name)));
  };
  if (joined !== undefined) {
    return (
      <Page backTo={publicPaths.redirect} title={text.title}>
        <EmptyState
          icon="check"
          title={text.joined}
          hint={joined}
          action={<Button to={publicPaths.redirect}>{text.home}</Button>}
        />
      </Page>
    );
  }
  return (
    <Page backTo={publicPaths.redirect} title={text.title}>
      <Loaded query={account} cards={1}>
        {({ name, account: accountName, type }) => (
          <Card title={text.title}>
            <p>{type === loginType.client ? text.as(name, accountName) : text.staff}</p>
            <FormAlert words={failure?.words} />
            {type === loginType.client && (
              <Button kind="main" block busy={busy} onClick={accept}>
                {text.join}
              </Button>
            )}
            <Button kind="link" block to={publicPaths.exit}>
              {text.other}
            </Button>
          </Card>
        )}
      </Loaded>
    </Page>
  );
}
