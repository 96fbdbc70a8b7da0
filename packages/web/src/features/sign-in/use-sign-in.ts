import { rememberDays } from '@svcdesk/core';
import type { auth, RequestOf } from '@svcdesk/core/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../shared/platform/api/session.ts';
import { publicPaths } from '../../shared/platform/paths.ts';
import { forgetTyped } from '../../shared/platform/storage/typed-text.ts';
import type * as Calls from './calls.ts';
import { loadCalls, needsSlider, warmCalls } from './load-calls.ts';

type Credentials = { account: string; password: string; captcha?: string } | { phone: string; code: string };

interface SignIn {
  busy: boolean;
  /** The server wants the slider first: show it, then call `signIn` again with its pass. */
  sliderWanted: boolean;
  /** Why the server did not let one in by what was typed, until something else is; it stands at the field. */
  refused?: string;
  forgetRefusal: () => void;
  dismissSlider: () => void;
  signIn: (credentials: Credentials, remember: boolean) => Promise<void>;
}

/** Refusals that are about what was typed, and are to be read longer than a toast stands. */
const aboutTyped = ['wrongCredentials', 'codeWrong', 'locked'] as const;

/** Signs in, leads on to where one was sent from, and says what went wrong. */
export function useSignIn(): SignIn {
  const navigate = useNavigate();
  const { from, by } = (useLocation().state ?? {}) as { from?: string; by?: string };
  const [busy, setBusy] = useState(false);
  const [sliderWanted, setSliderWanted] = useState(false);
  const [refused, setRefused] = useState<string>();
  useEffect(warmCalls, []);
  // From here on a guarded address is a new wish, not the echo of the session that ended.
  useEffect(() => useSession.setState({ ended: undefined }), []);
  // By this form, in another tab, or by the shell around the page: one goes on to where one was going.
  useEffect(
    () =>
      useSession.subscribe(({ signedIn }, before) => {
        if (!signedIn || signedIn.token === before.signedIn?.token) return;
        // Where the person before was is their business; without one it is the wish of the one who comes.
        const isOwn = by === undefined || by === signedIn.id;
        void navigate((isOwn ? from : undefined) ?? publicPaths.redirect, { replace: true });
      }),
    [navigate, from, by],
  );
  return {
    busy,
    sliderWanted,
    refused,
    forgetRefusal: () => setRefused(undefined),
    dismissSlider: () => setSliderWanted(false),
    async signIn(credentials, remember) {
      setBusy(true);
      setSliderWanted(false);
      setRefused(undefined);
      try {
        const { caller, session, signIn } = await loadCalls();
        const request: RequestOf<typeof auth.login> = { ...credentials, ...(remember && { rememberDays }) };
        await signIn(caller, session, request);
        for (const form of ['login', 'login-phone']) forgetTyped(form);
      } catch (error) {
        const words = await refusalOf(error);
        if (words === undefined) setSliderWanted(await needsSlider(error));
        else setRefused(words);
      } finally {
        setBusy(false);
      }
    },
  };
}

async function refusalOf(error: unknown): Promise<string | undefined> {
  const { isSvcdeskError, failureOf } = await loadCalls().catch(() => ({}) as Partial<typeof Calls>);
  return aboutTyped.some((code) => isSvcdeskError?.(error, code)) ? failureOf?.(error).words : undefined;
}
