import type { ReactNode } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { Page } from '../shared/components/page.tsx';
import { Skeleton } from '../shared/components/skeleton.tsx';
import { useLocale } from '../shared/platform/i18n/locale.ts';
import { publicPaths } from '../shared/platform/paths.ts';
import type { Screen } from '../shared/platform/screens.ts';
import { framedRoutes } from './framed-routes.ts';
import { GuardedScreen } from './guarded-screen.tsx';
import { DataFrame } from './layouts/data-frame.tsx';
// Where links lead is known once the screens of both sides are.
import './side-routes.ts';

/** Public screens beyond the sign-in itself: registering, a new password, where links from outside arrive. */
export function FramedScreens() {
  return (
    <Routes>
      <Route
        element={
          <DataFrame>
            <Outlet />
          </DataFrame>
        }
      >
        {framedRoutes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <GuardedScreen
                route={route}
                place={(children) => <FramedPlace screen={route}>{children}</FramedPlace>}
              />
            }
          />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={publicPaths.redirect} replace />} />
    </Routes>
  );
}

/** The header of a screen is known before its script is there. */
function FramedPlace({ screen, children = <Skeleton /> }: { screen: Screen; children?: ReactNode }) {
  const locale = useLocale((state) => state.locale);
  return (
    <Page title={screen.title[locale]} backTo={screen.back}>
      {children}
    </Page>
  );
}
