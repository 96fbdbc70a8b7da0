import { sideOf } from '@svcdesk/core/roles';
import { useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { TellHost } from '../../shared/domain/dispatch/tell-customers.tsx';
import { useAccount } from '../../shared/platform/api/account.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { loadChunk } from '../../shared/platform/chunks.ts';
import { forgetSharedAfter, keepWhatWaits, showAppBadge } from './installed.ts';
import { listenForChanges } from './listen.ts';
import { prefetchSoon } from './prefetch.ts';
import { PrintHead } from './print-head.tsx';
import { undoOf } from './undo-ways.ts';
import { useShell } from './use-shell.ts';

/**
 * What goes on around the screens: events of the server, the native shell. Shows what only paper has, and the words to
 * the customers whom a change concerns.
 */
export function Live(): ReactNode {
  const account = useSession((state) => state.signedIn);
  const side = account && sideOf(account);
  const queries = useQueryClient();
  useShell(side);
  // Every screen may ask what my role allows and whose clocks days go by; who came by a link does not know yet.
  const { data: personal } = useAccount();

  useEffect(() => useSession.setState({ name: personal?.name }), [personal?.name]);
  const idleMinutes = personal?.idleMinutes;
  useEffect(() => (idleMinutes === undefined ? undefined : endWhenIdle(idleMinutes)), [idleMinutes]);
  useEffect(() => listenForChanges(), []);
  useEffect(() => showAppBadge(), []);
  useEffect(() => keepWhatWaits(), []);
  useEffect(() => forgetSharedAfter(), []);
  useEffect(() => (account ? prefetchSoon(account, queries) : undefined), [account, queries]);
  return createElement(Fragment, null, createElement(PrintHead), createElement(TellHost, { undoOf }));
}

/** Few tenants want it: the others do not load it. */
function endWhenIdle(minutes: number): () => void {
  const watching = loadChunk(() => import('./idle.ts')).then(
    ({ watchIdle }) => watchIdle(minutes),
    // The server ends the session all the same.
    () => undefined,
  );
  return () => void watching.then((stop) => stop?.());
}
