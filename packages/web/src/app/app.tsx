import { type ReactNode, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../shared/components/lazy-part.tsx';
import { ToastRegion } from '../shared/components/toast-region.tsx';
import { sessionStore, useSession } from '../shared/platform/api/session.ts';
import { loadChunk } from '../shared/platform/chunks.ts';
import { publicPaths } from '../shared/platform/paths.ts';
import { storageKeys } from '../shared/platform/storage/web-storage.ts';
import { sideOfPath, startOf } from './guard.ts';
import { Arriving, GuardedScreen } from './guarded-screen.tsx';
import { useAround } from './live/use-around.ts';
import { publicRouteAt, publicRoutes } from './routes.ts';
import './app.css';

interface AppProps {
  /** Hash routes in the browser, memory when the sign-in is drawn at build time; the markup must be the same. */
  router: (screens: ReactNode) => ReactNode;
}

export function App({ router }: AppProps) {
  return (
    <>
      {router(<AppRoutes />)}
      <ToastRegion />
    </>
  );
}

const SignedInSides = lazyPart(
  async () => (await import('./signed-in-sides.tsx')).SignedInSides,
  <Arriving />,
);

const FramedScreens = lazyPart(
  async () => (await import('./framed-screens.tsx')).FramedScreens,
  <Arriving />,
);

/** What the app is made of, to be tried while developing; the build leaves it out. */
const Gallery = import.meta.env.DEV
  ? lazyPart(async () => (await import('../gallery/gallery.tsx')).Gallery, <Arriving />)
  : undefined;

/** The frame's own paths and the first public screens; the others, and what lies behind the sign-in, come with their own scripts. */
function AppRoutes() {
  const Questions = useAround();
  const { pathname } = useLocation();
  return (
    <>
      {/* The others stand in a frame that has one. */}
      {Questions && publicRouteAt(pathname) && <Questions />}
      <Routes>
        <Route path={publicPaths.redirect} element={<Redirect />} />
        <Route path={publicPaths.exit} element={<Exit />} />
        {publicRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<GuardedScreen route={route} />} />
        ))}
        {Gallery && <Route path="/gallery/*" element={<Gallery />} />}
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </>
  );
}

/** Decides by the session where one begins. */
function Redirect() {
  const account = useSession((state) => state.signedIn);
  return <Navigate to={startOf(account)} replace />;
}

function Elsewhere() {
  const { pathname } = useLocation();
  return sideOfPath(pathname) ? <SignedInSides /> : <FramedScreens />;
}

/** Signs out and leads to the sign-in, whether or not the server could be asked. */
function Exit() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().finally(() => navigate(publicPaths.login, { replace: true }));
  }, [navigate]);
  return null;
}

async function signOut(): Promise<void> {
  try {
    const { endSession } = await loadChunk(() => import('../shared/platform/api/end-session.ts'));
    await endSession();
  } catch {
    // Without the client the server cannot be asked; this device forgets all the same.
    sessionStore.remove(storageKeys.session);
    useSession.setState({ signedIn: undefined, ended: 'signedOut' });
  }
}
