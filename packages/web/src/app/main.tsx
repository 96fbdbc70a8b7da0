import type { ShellWindow } from '@svcdesk/core/browser';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { followSession, useSession } from '../shared/platform/api/session.ts';
import { loadChunk } from '../shared/platform/chunks.ts';
import { followLocale } from '../shared/platform/i18n/locale.ts';
import { publicPaths } from '../shared/platform/paths.ts';
import { followTheme } from '../shared/platform/theme/theme.ts';
import { App } from './app.tsx';
import { sideOfPath, startOf } from './guard.ts';
import { preloadScreen } from './guarded-screen.tsx';
import { keepApp } from './keep-app.ts';
import { publicRouteAt } from './routes.ts';

/** The screen that the address asks for, so that its chunk is on its way before the first render. */
async function firstRoute() {
  const path = location.hash.slice(1).split('?')[0] || publicPaths.root;
  const isStart = path === publicPaths.root || path === publicPaths.redirect;
  const start = startOf(useSession.getState().signedIn);
  if (!sideOfPath(path) && publicRouteAt(path)) return publicRouteAt(path);
  if (!sideOfPath(path) && !isStart) {
    const framed = (await loadChunk(() => import('./framed-routes.ts'))).framedRouteAt(path);
    if (framed) return framed;
  }
  if (!sideOfPath(path) && !sideOfPath(start)) return publicRouteAt(start);
  const { sideRouteAt } = await loadChunk(() => import('./side-routes.ts'));
  return sideRouteAt(path) ?? sideRouteAt(start);
}

async function start(): Promise<void> {
  followTheme();
  followLocale();
  followSession();
  stepOffOverlays();
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <App router={(screens) => <HashRouter>{screens}</HashRouter>} />
    </StrictMode>
  );
  // A failure shows in the screen's own place; only hydration must wait, because its markup is there already.
  const ready = firstRoute()
    .then((route) => route && preloadScreen(route))
    .catch(() => undefined);
  if (root.firstElementChild) {
    await ready;
    hydrateRoot(root, app);
  } else {
    createRoot(root).render(app);
  }
}

/** A reload with a sheet open leaves the entry that it had in history. */
function stepOffOverlays(): void {
  if ((history.state as { overlay?: number } | null)?.overlay === undefined) return;
  void loadChunk(() => import('../shared/components/overlay-history.ts'))
    .then(({ dropStaleOverlays }) => dropStaleOverlays())
    // Back then takes one step more.
    .catch(() => undefined);
}

/** Anything around the page that could be a shell is asked for once the page is there; a plain browser loads nothing for it. */
function shareSessionWithShell(): void {
  const host: ShellWindow = window;
  const around = [host.ReactNativeWebView, host.webkit?.messageHandlers, host.svcdeskAndroid, host.Capacitor];
  if (around.every((one) => one === undefined)) return;
  void loadChunk(() => import('./live/shell-session.ts'))
    .then(({ shareSession }) => shareSession())
    // Without it the app is as in a browser: one signs in by hand.
    .catch(() => undefined);
}

// The first script saw it, and another says so in the app's place.
if (!('tooOld' in document.documentElement.dataset)) {
  void start();
  shareSessionWithShell();
  keepApp();
}
