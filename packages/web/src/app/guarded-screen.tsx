import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Broken } from '../shared/components/broken.tsx';
import { ErrorBoundary } from '../shared/components/error-boundary.tsx';
import { Skeleton } from '../shared/components/skeleton.tsx';
import { useSession } from '../shared/platform/api/session.ts';
import { CurrentScreen } from '../shared/platform/current-screen.ts';
import { textNow } from '../shared/platform/i18n/use-text.ts';
import { frameText } from '../shared/platform/phrases/frame/index.ts';
import type { Screen } from '../shared/platform/screen.ts';
import { showToast, toastMs } from '../shared/platform/toast-store.ts';
import { judge, type Verdict } from './guard.ts';
import { forgetScreen, ScreenView } from './screen-view.tsx';
import '../shared/components/scroll.css';

/** A screen for those who may see it. */
export function GuardedScreen({ route }: { route: Screen }) {
  const signedIn = useSession((state) => state.signedIn);
  const verdict = judge(route.audience, signedIn);
  if (!verdict.pass) return <SentAway verdict={verdict} />;
  return (
    <ErrorBoundary
      key={route.path}
      onForget={() => forgetScreen(route)}
      instead={(error, retry) => <BrokenScreen error={error} onRetry={retry} />}
    >
      <CurrentScreen value={route}>
        <Suspense fallback={<Arriving frame={route.audience === 'public'} />}>
          <ScreenView route={route} />
        </Suspense>
      </CurrentScreen>
    </ErrorBoundary>
  );
}

/** In the place of a screen that broke or did not come. */
function BrokenScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="sd-scroll">
      <Broken error={error} onRetry={onRetry} />
    </main>
  );
}

/** The place of a screen whose script is on its way. */
export function Arriving({ frame }: { frame: boolean }) {
  const place = (
    <main className="sd-scroll">
      <Skeleton />
    </main>
  );
  return frame ? <div className="sd-frame">{place}</div> : place;
}

/** Leads on somebody who may not be here, and says why where that is not known yet. */
export function SentAway({ verdict }: { verdict: Verdict & { pass: false } }) {
  const from = useLocation();
  const { to, say, comesBack } = verdict;
  useEffect(() => {
    // A session that ended on this page has been spoken of already, or was ended by choice.
    if (say && useSession.getState().ended === undefined) {
      showToast(textNow(frameText).failure[say], 'error', toastMs.short);
    }
  }, [say]);
  return <Navigate to={to} replace state={comesBack ? { from: from.pathname + from.search } : undefined} />;
}
