import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '../../shared/components/page.tsx';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import type { Screen } from '../../shared/platform/screens.ts';
import { backOf } from '../guard.ts';
import { sideRouteAt } from '../side-routes.ts';

interface ScreenPlaceProps {
  screen: Screen;
  /** Bones unless given: what stands there when the screen did not come. */
  children?: ReactNode;
}

/** The place of a screen that is not here: its header with title and way back are known before its script is. */
export function ScreenPlace({ screen, children = <Skeleton /> }: ScreenPlaceProps) {
  const locale = useLocale((state) => state.locale);
  const { search } = useLocation();
  return (
    <Page title={screen.title[locale]} backTo={backOf(screen, search, sideRouteAt)}>
      {children}
    </Page>
  );
}
