import { Navigate, Route, Routes } from 'react-router-dom';
import { useSession } from '../shared/api/session.ts';
import { publicPaths } from '../shared/public-paths.ts';
import { Exit } from './exit.tsx';
import { startOf } from './guard.ts';
import { GuardedScreen, SignedInGate } from './guarded-screen.tsx';
import { routes } from './routes.ts';

/** The frame's own paths, then one route for each line of the features. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={publicPaths.redirect} element={<Redirect />} />
      <Route path={publicPaths.exit} element={<Exit />} />
      {routes
        .filter((route) => route.audience === 'public')
        .map((route) => (
          <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
        ))}
      <Route element={<SignedInGate />}>
        {routes
          .filter((route) => route.audience !== 'public')
          .map((route) => (
            <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
          ))}
      </Route>
      <Route path="*" element={<Navigate to={publicPaths.redirect} replace />} />
    </Routes>
  );
}

/** Decides by the session where one begins. */
function Redirect() {
  const account = useSession((state) => state.signedIn);
  return <Navigate to={startOf(account)} replace />;
}
