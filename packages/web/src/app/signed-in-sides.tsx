import type { SignedIn } from '@svcdesk/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../shared/components/lazy-part.tsx';
import { LeadOn } from '../shared/components/lead-on.tsx';
import { Page } from '../shared/components/page.tsx';
import { confirm } from '../shared/components/question.tsx';
import { Skeleton } from '../shared/components/skeleton.tsx';
import { errorPhrases } from '../shared/platform/api/failures.ts';
import { useSession } from '../shared/platform/api/session.ts';
import { historyAtRest } from '../shared/platform/history-steps.ts';
import { useLatest } from '../shared/platform/hooks/use-latest.ts';
import { useLocale } from '../shared/platform/i18n/locale.ts';
import { textNow } from '../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../shared/platform/paths.ts';
import { sharedText } from '../shared/platform/phrases/shared.ts';
import type { Screen } from '../shared/platform/screens.ts';
import { showToast, toastMs } from '../shared/platform/toast-store.ts';
import { backOf, judge, missingSubject, startOf } from './guard.ts';
import { Arriving, GuardedScreen, prefetchScreen, SentAway } from './guarded-screen.tsx';
import { mayOpen, sideRouteAt, sideRoutes, tabsOf } from './side-routes.ts';

const SignedInLayout = lazyPart(
  async () => (await import('./layouts/signed-in-layout.tsx')).SignedInLayout,
  <Arriving />,
);

/** Loads the frame of the signed-in side and, beside it, the screen it will hold. */
function SignedInGate() {
  const { pathname, search } = useLocation();
  const signedIn = useSession((state) => state.signedIn);
  const [person, setPerson] = useState(signedIn?.id);
  const route = sideRouteAt(pathname);
  if (signedIn && person !== signedIn.id) return <OtherPerson onMet={() => setPerson(signedIn.id)} />;
  const verdict = judge(route?.audience ?? 'public', signedIn);
  if (!verdict.pass) return <SentAway verdict={verdict} />;
  if (route && signedIn && !mayOpen(route, signedIn)) return <NotOpen path={route.path} account={signedIn} />;
  const instead = route && missingSubject(route, search);
  if (instead !== undefined) return <LeadOn to={instead} />;
  // Its own view shows a failure of this; here it only has to begin early.
  if (route) void prefetchScreen(route);
  // Nothing that was drawn for one person is drawn on for the next.
  return <SignedInLayout key={person} />;
}

/** Another person signed in in another tab while this one showed the former one's page, whose address was theirs, too. */
function OtherPerson({ onMet }: { onMet: () => void }) {
  const navigate = useNavigate();
  const met = useLatest(onMet);
  useEffect(() => {
    let here = true;
    // A sheet of theirs is leaving history: its step back would undo this.
    void historyAtRest().then(() => {
      if (!here) return;
      const { former } = useSession.getState();
      const text = textNow(sharedText).otherPerson;
      void navigate(publicPaths.redirect, { replace: true });
      met.current();
      void confirm({ title: text.title, words: text.words(former?.name ?? text.unnamed), okLabel: text.ok });
    });
    return () => {
      here = false;
    };
  }, [navigate, met]);
  return <Arriving />;
}

/** Leads on to the first tab that is open to the account; a home that is closed to it was not their wish. */
function NotOpen({ path, account }: { path: string; account: SignedIn }) {
  const isWish = path !== startOf(account);
  useEffect(() => {
    if (isWish) showToast(errorPhrases().noPermission, 'error', toastMs.long);
  }, [isWish]);
  return <LeadOn to={tabsOf(account)[0]?.path ?? publicPaths.exit} />;
}

/** Every screen behind the sign-in, in the frame of its side. */
export function SignedInSides() {
  return (
    <Routes>
      <Route element={<SignedInGate />}>
        {sideRoutes.map((route) => (
          <Route
            key={route.path}
            path={route.path}
            element={
              <GuardedScreen
                route={route}
                place={(children) => <ScreenPlace screen={route}>{children}</ScreenPlace>}
              />
            }
          />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={publicPaths.redirect} replace />} />
    </Routes>
  );
}

interface ScreenPlaceProps {
  screen: Screen;
  /** Bones unless given: what stands there when the screen did not come. */
  children?: ReactNode;
}

/** The place of a screen that is not here: its header with title and way back are known before its script is. */
function ScreenPlace({ screen, children = <Skeleton /> }: ScreenPlaceProps) {
  const locale = useLocale((state) => state.locale);
  const { search } = useLocation();
  return (
    <Page title={screen.title[locale]} backTo={backOf(screen, search, sideRouteAt)}>
      {children}
    </Page>
  );
}
