import { createCaller, createSession, followOtherTabs } from '@svcdesk/core';
import { currentLocale } from '../i18n/locale.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { showToast, toastMs } from '../toast-store.ts';
import { baseUrl } from './base-url.ts';
import { sessionStore, useSession } from './session.ts';
import { errorPhrases } from './show-failure.ts';

/** Core's session: the truth that {@link useSession} shows. */
export const session = createSession({ storage: sessionStore, key: storageKeys.session });

/**
 * The one client of this app; calls are imported one by one from "@svcdesk/core/contract". Screens before the sign-in
 * import this file when it is needed, all others as usual.
 */
export const caller = createCaller({ baseUrl, session, locale: currentLocale });

session.subscribe(({ type }) => {
  // Core tells of a loss once for a whole burst of refused calls, so this is one toast; the guard does the one redirect.
  if (type === 'lost') showToast(errorPhrases().notSignedIn, 'error', toastMs.long);
  useSession.setState({ signedIn: session.current(), ended: type === 'signedIn' ? undefined : type });
});

followOtherTabs(session, window, storageKeys.session);
