import { isLive, readSignedIn, type SignedIn, webStorage } from '@svcdesk/core';
import { create } from 'zustand';
import { serverClock } from '../clock.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { memoryIfRefused } from '../storage/web-storage.ts';

/** The session lives in local storage, so that every tab and the first script of the page see the same one. */
export const sessionStore = webStorage(memoryIfRefused(() => localStorage));

interface SessionState {
  signedIn?: SignedIn;
  /** How the last session of this page ended; a loss has been said already when the guard sees it. */
  ended?: 'lost' | 'signedOut';
}

/** Read without the client, whose code is not needed to show the sign-in. */
function stored(): SignedIn | undefined {
  const signedIn = readSignedIn(sessionStore, storageKeys.session);
  return signedIn && isLive(signedIn, serverClock.told()) ? signedIn : undefined;
}

/** Who is signed in, for components. The client tells it of every change. */
export const useSession = create<SessionState>(() => ({ signedIn: stored() }));

/** Follows what other tabs do: signing out there ends it here. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.session && key !== null) return;
    const signedIn = stored();
    useSession.setState({ signedIn, ended: signedIn ? undefined : 'signedOut' });
  });
}
