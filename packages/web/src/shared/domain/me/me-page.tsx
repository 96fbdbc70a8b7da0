import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { outboxText } from '../../blocks/outbox/phrases.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Page } from '../../components/page.tsx';
import { ask } from '../../components/question-store.ts';
import { useAccount } from '../../platform/api/account.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useMyOutbox } from '../../platform/outbox/use-waiting.ts';
import { publicPaths } from '../../platform/public-paths.ts';
import './me.css';
import { meText } from './phrases.ts';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';

const PushCard = lazyPart(async () => (await import('../push/push-card.tsx')).PushCard, null);

/** The page of oneself, the same for both sides; a side adds its own links as children. */
export function MePage({ children }: { children?: ReactNode }) {
  const text = useText(meText);
  const account = useAccount();
  const navigate = useNavigate();
  const waiting = useMyOutbox();
  const outbox = useText(outboxText);
  const leave = async () => {
    const sure = await ask({
      title: text.signOutAsk,
      words: waiting.length === 0 ? text.signOutWords : outbox.signOut(waiting.length),
      danger: waiting.length > 0,
      okLabel: text.signOut,
      cancelLabel: text.stay,
    });
    if (sure) await navigate(publicPaths.exit);
  };
  return (
    <Page title={text.title} onRefresh={() => account.refetch()}>
      <Loaded query={account} cards={1}>
        {(personal) => <ProfileCard account={personal} />}
      </Loaded>
      {children}
      <PreferencesCard />
      {account.data && <PushCard accountId={account.data.id} />}
      <div className="sd-me-exit">
        <Button kind="danger" block onClick={leave}>
          {text.signOut}
        </Button>
      </div>
    </Page>
  );
}
