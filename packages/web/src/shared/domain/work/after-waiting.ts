import type { Actor } from '@svcdesk/core/roles';
import { actionsAfter, type Kind, type KnownState, type RuleTypes } from '@svcdesk/core/rules';
import { useMemo } from 'react';
import { serverNow } from '../../platform/clock.ts';
import { useWaiting } from '../../platform/outbox/outbox.ts';

/** Something done on this phone that has not reached the server. */
export interface QueuedAction {
  action: string;
  request: Readonly<Record<string, unknown>>;
  atMs: number;
}

const instants = ['planStart', 'planEnd', 'resumeAt'] as const;

/** The command that a request is. What was seen when it was made is left out: the deeds before it have changed that. */
function commandOf(request: QueuedAction['request']): Record<string, unknown> {
  const { version: _version, status: _status, ...rest } = request;
  const times = instants.flatMap((name) => {
    const value = rest[name];
    return typeof value === 'string' ? [[name, Date.parse(value)] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(times) };
}

/** What is known of a record once what waits has arrived; it is what was given where that changes nothing. */
export function afterWaiting<T extends RuleTypes>(
  kind: Kind<T>,
  known: KnownState<T>,
  actor: Actor,
  waiting: readonly QueuedAction[],
): KnownState<T> {
  let nowMs = serverNow();
  return waiting.reduce((after, { action, request, atMs }) => {
    nowMs = Math.max(nowMs, atMs);
    return actionsAfter(kind, after, { action, command: commandOf(request), actor, at: atMs }, nowMs);
  }, known);
}

/** What this phone has done to a record that waits for the network, oldest first. */
export function useQueuedActions(kind: string, id: string): readonly QueuedAction[] {
  const items = useWaiting(kind, id);
  return useMemo(
    () =>
      items.flatMap(({ about, request, at, state }) =>
        about && state === 'waiting' ? [{ action: about.action, request, atMs: Date.parse(at) }] : [],
      ),
    [items],
  );
}
