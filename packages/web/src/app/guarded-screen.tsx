import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Broken, ErrorBoundary } from '../shared/components/error-boundary.tsx';
import { LeadOn } from '../shared/components/lead-on.tsx';
import { Skeleton } from '../shared/components/skeleton.tsx';
import { useSession } from '../shared/platform/api/session.ts';
import { type Chunk, chunkOf, useChunk } from '../shared/platform/chunks.ts';
import { textNow } from '../shared/platform/i18n/use-text.ts';
import { frameText } from '../shared/platform/phrases/frame.ts';
import { CurrentScreen, type Screen } from '../shared/platform/screens.ts';
import { showToast, toastMs } from '../shared/platform/toast-store.ts';
import { judgeScreen, type Verdict } from './guard.ts';
import { useView } from './live/use-around.ts';
import '../shared/components/scroll.css';

interface GuardedScreenProps {
  route: Screen;
  /** The place of the screen while it is on its way, and around what is said when it does not come. */
  place?: (children?: ReactNode) => ReactNode;
}

/** A screen for those who may see it. */
export function GuardedScreen({ route, place }: GuardedScreenProps) {
  const signedIn = useSession((state) => state.signedIn);
  const verdict = judgeScreen(route, signedIn);
  if (!verdict.pass) return <SentAway verdict={verdict} />;
  return (
    <ErrorBoundary
      key={route.path}
      onForget={() => forgetScreen(route)}
      instead={(error, retry) => {
        const broken = <Broken error={error} onRetry={retry} />;
        return place?.(broken) ?? <main className="sd-scroll">{broken}</main>;
      }}
    >
      <CurrentScreen value={route}>
        <Suspense fallback={place?.() ?? <Arriving />}>
          <ScreenView route={route} />
        </Suspense>
        <Seen screen={route} />
      </CurrentScreen>
    </ErrorBoundary>
  );
}

/** Counted once it is opened, and not when it leads on. */
function Seen({ screen }: { screen: Screen }) {
  useView(screen);
  return null;
}

/** The place of a screen whose script is on its way. */
export function Arriving() {
  return (
    <div className="sd-frame">
      <main className="sd-scroll">
        <Skeleton />
      </main>
    </div>
  );
}

/** Leads on an account that may not be here, and says why where that is not known yet. */
export function SentAway({ verdict }: { verdict: Verdict & { pass: false } }) {
  const from = useLocation();
  const { to, say, comesBack } = verdict;
  // A wish of the person whose session has just ended is not the next one's.
  const by = useSession(({ ended, former }) => (ended === undefined ? undefined : former?.id));
  useEffect(() => {
    // A session that ended on this page has been spoken of already, or was ended by choice.
    if (say && useSession.getState().ended === undefined) {
      showToast(textNow(frameText).failure[say], 'error', toastMs.short);
    }
  }, [say]);
  return <LeadOn to={to} state={comesBack ? { from: from.pathname + from.search, by } : undefined} />;
}

const chunks = new Map<string, Chunk<ComponentType>>();

function chunkAt({ path, load }: Screen): Chunk<ComponentType> {
  const chunk = chunks.get(path) ?? chunkOf(load);
  chunks.set(path, chunk);
  return chunk;
}

/** Begins to load a screen; once it is there it shows without waiting, which hydration needs. */
export function preloadScreen(route: Screen): Promise<ComponentType> {
  return chunkAt(route)();
}

/** Loads a screen that will probably be asked for, see {@link Chunk.ahead}. */
export function prefetchScreen(route: Screen): Promise<void> {
  return chunkAt(route).ahead();
}

/** Forgets that a screen could not be loaded, so that it is tried anew. */
function forgetScreen(route: Screen): void {
  chunkAt(route).forget();
}

/** Shows a route's screen, waiting for its chunk. */
function ScreenView({ route }: { route: Screen }) {
  const Shown = useChunk(chunkAt(route));
  return <Shown />;
}
