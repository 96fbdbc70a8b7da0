import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { publicPaths } from '../shared/platform/paths.ts';
import { App } from './app.tsx';
import { preloadScreen } from './guarded-screen.tsx';
import { publicRouteAt } from './routes.ts';

/** The sign-in as markup, in the language that `navigator` names. Used by the build only. */
export async function drawSignIn(): Promise<string> {
  const route = publicRouteAt(publicPaths.login);
  if (!route) throw new Error('There is no sign-in to draw.');
  await preloadScreen(route);
  return renderToString(
    <App router={(screens) => <MemoryRouter initialEntries={[route.path]}>{screens}</MemoryRouter>} />,
  );
}
