import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../shared/platform/api/session.ts';
import { publicPaths } from '../shared/platform/public-paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { judge } from './guard.ts';
import { Arriving, GuardedScreen, SentAway } from './guarded-screen.tsx';
import { loadChunk } from './load-chunk.ts';
import { preloadScreen } from './screen-view.tsx';
import { sideRouteAt, sideRoutes } from './side-routes.ts';

const SignedInLayout = lazy(async () => ({
  default: (await loadChunk(() => import('./layouts/signed-in-layout.tsx'))).SignedInLayout,
}));

/** Loads the frame of the signed-in side and, beside it, the screen it will hold. */
function SignedInGate() {
  const { pathname } = useLocation();
  const signedIn = useSession((state) => state.signedIn);
  const route = sideRouteAt(pathname);
  const verdict = judge(route?.audience ?? 'public', signedIn);
  if (!verdict.pass) return <SentAway verdict={verdict} />;
  // Its own view shows a failure of this; here it only has to begin early.
  if (route) preloadScreen(route).catch(() => undefined);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Arriving frame />}>
        <SignedInLayout />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Every screen behind the sign-in, in the frame of its side. */
export function SignedInSides() {
  return (
    <Routes>
      <Route element={<SignedInGate />}>
        {sideRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={publicPaths.redirect} replace />} />
    </Routes>
  );
}
