import {
  type CallEvent,
  type Caller,
  createCaller,
  createSession,
  isSvcdeskError,
  SvcdeskError,
} from '@svcdesk/core';
import { serverClock } from '../clock.ts';
import { currentLocale } from '../i18n/locale.ts';
import { networkMissed, networkReached } from '../network.ts';
import { storageKeys } from '../storage/web-storage.ts';
import { showToast, toastMs } from '../toast-store.ts';
import { baseUrl } from './base-url.ts';
import { errorPhrases } from './failures.ts';
import { onSessionElsewhere, sessionStore, useSession } from './session.ts';

/** Core's session: the truth that {@link useSession} shows. */
export const session = createSession({ storage: sessionStore, key: storageKeys.session, serverClock });

const heard = ({ error }: CallEvent) => {
  if (error?.kind === 'network' && error.code !== 'aborted') networkMissed();
};
const plain = createCaller({
  baseUrl,
  session,
  locale: currentLocale,
  // What waited offline may have been written by an app before this one, with fields that are gone since.
  strict: false,
  hooks: { reply: ({ durationMs }) => networkReached(durationMs), retry: heard, error: heard },
});

type Written = (callId: string) => void;
let notifyWritten: Written = () => undefined;

/** Whom to tell of every write that succeeded or came too late, however it was sent: what shows is then asked for anew. */
export function onWritten(listener: Written): void {
  notifyWritten = listener;
}

/**
 * The one client of this app; calls are imported one by one from "@svcdesk/core/contract". Screens before the sign-in
 * import this file when it is needed, all others as usual.
 */
export const caller: Caller = {
  ...plain,
  async call(call, request, options) {
    const person = useSession.getState().signedIn?.id;
    assertStillHere(person, call.id);
    try {
      const data = await plain.call(call, request, options);
      assertStillHere(person, call.id);
      if (call.writes) notifyWritten(call.id);
      return data;
    } catch (error) {
      // That their session is over is told to the former person, too.
      if (isSvcdeskError(error) && error.kind === 'session') throw error;
      assertStillHere(person, call.id);
      // Another person was faster: what shows is older than what the server has.
      if (call.writes && isSvcdeskError(error, 'orderChanged')) notifyWritten(call.id);
      if (isSvcdeskError(error, 'notAllowed') && error.reason === 'passwordChangeNeeded') passwordIsDue();
      throw error;
    }
  },
};

/** Whether the person by whom something was begun is still here. A stranger may sign in meanwhile. */
export function isStillHere(person: string | undefined): boolean {
  // A tab that slept hears late of what another one did.
  session.refresh();
  return person === undefined || useSession.getState().signedIn?.id === person;
}

/** Nothing is sent for a person who has signed out, and an answer to them is dropped. */
function assertStillHere(person: string | undefined, callId: string): void {
  if (isStillHere(person)) return;
  throw new SvcdeskError('aborted', { callId, message: 'Another person is signed in, or nobody.' });
}

/** A password was reset since this session began: the guard leads to where it is changed. */
function passwordIsDue(): void {
  const signedIn = session.current();
  if (signedIn && !signedIn.mustChangePassword) session.adopt({ ...signedIn, mustChangePassword: true });
}

session.subscribe(({ type }) => {
  useSession.setState({ signedIn: session.current(), ended: type === 'signedIn' ? undefined : type });
  // Core tells of a loss once for a whole burst of refused calls, so this is one toast; the guard does the one redirect.
  if (type === 'lost') showToast(errorPhrases().notSignedIn, 'error', toastMs.long);
});

onSessionElsewhere(() => session.refresh());
