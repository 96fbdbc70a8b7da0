import { isLive, readSignedIn, type SignedIn, webStorage } from '@svcdesk/core';
import { create } from 'zustand';
import { serverClock } from '../clock.ts';
import { forgetLeftovers, forgetPerson, keepsPerson } from '../storage/personal-data.ts';
import { memoryIfRefused, storageKeys } from '../storage/web-storage.ts';

/** The session lives in local storage, so that every tab and the first script of the page see the same one. */
export const sessionStore = webStorage(memoryIfRefused(() => localStorage));

interface SessionState {
  signedIn?: SignedIn;
  /** How the last session of this page ended; a loss has been said already when the guard sees it. */
  ended?: 'lost' | 'signedOut';
  /** What the person who is signed in is called, once that was read. */
  name?: string;
  /** Who was here before, on this page. */
  former?: { id: string; name?: string };
}

/** Read without the client, whose code is not needed to show the sign-in. */
function stored(): SignedIn | undefined {
  const signedIn = readSignedIn(sessionStore, storageKeys.session);
  return signedIn && isLive(signedIn, serverClock.told()) ? signedIn : undefined;
}

/** Who is signed in, for components. The client tells it of every change. */
export const useSession = create<SessionState>(() => ({ signedIn: stored() }));

/** Other tabs hear at once; storage events reach those that sleep only when they wake. */
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('svcdesk.session');

/** Calls `look` whenever another tab may have signed in or out: when it says so, and when this one wakes or comes back. */
export function onSessionElsewhere(look: () => void): void {
  addEventListener('storage', ({ key }) => {
    // A browser that clears everything names no key.
    if (key === storageKeys.session || key === null) look();
  });
  tabs?.addEventListener('message', look);
  addEventListener('pageshow', look);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

/** Follows what other tabs do: signing out there ends it here. */
function followOtherTabs(): void {
  onSessionElsewhere(() => {
    if (readSignedIn(sessionStore, storageKeys.session)?.token === useSession.getState().signedIn?.token)
      return;
    const signedIn = stored();
    useSession.setState({ signedIn, ended: signedIn ? undefined : 'signedOut' });
  });
}

/** Removes what the former person left, on this page and on this device, before another one signs in. */
function forgetFormer(): void {
  const person = () => useSession.getState().signedIn?.id;
  if (person() !== undefined) keepsPerson();
  else forgetLeftovers(person);
  useSession.subscribe(({ signedIn, name }, { signedIn: before }) => {
    if (signedIn?.token !== before?.token) tabs?.postMessage('changed');
    if (signedIn?.id === before?.id) return;
    if (signedIn) keepsPerson();
    if (!before) return;
    useSession.setState({ name: undefined, former: { id: before.id, name } });
    void forgetPerson(person);
  });
}

/** Called once as the page starts. */
export function followSession(): void {
  followOtherTabs();
  forgetFormer();
}
