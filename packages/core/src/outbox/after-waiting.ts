import type { ActionRules, RuleTypes } from '../lifecycle/action-rules.ts';
import { actionsAfter, type KnownState } from '../lifecycle/actions-after.ts';
import type { Actor } from '../roles/actor.ts';
import type { OutboxItem } from './outbox-item.ts';

/** Something done on this device that has not reached the server. */
export interface QueuedAction {
  action: string;
  request: Readonly<Record<string, unknown>>;
  atMs: number;
}

/** Of what waits about one record, the actions that are still to come, in their order; what was refused is none. */
export function queuedActions(
  items: readonly Pick<OutboxItem, 'about' | 'request' | 'at' | 'state'>[],
): readonly QueuedAction[] {
  return items.flatMap(({ about, request, at, state }) =>
    about && state === 'waiting' ? [{ action: about.action, request, atMs: Date.parse(at) }] : [],
  );
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

/**
 * How a record will stand, and what its reader can do with it, once what waits has arrived: `actionsAfter` of
 * "@svcdesk/core/rules", one action after the other. It is what was given where that changes nothing. `nowMs` is
 * `client.now()`.
 *
 * @example
 * const order = await client.orders.detail({ orderId });
 * const { can } = afterWaiting(orderKind, order, actor, queuedActions(outbox.waiting('order', orderId)), client.now());
 */
export function afterWaiting<T extends RuleTypes>(
  kind: ActionRules<T>,
  known: KnownState<T>,
  actor: Actor,
  waiting: readonly QueuedAction[],
  nowMs: number,
): KnownState<T> {
  let now = nowMs;
  return waiting.reduce((after, { action, request, atMs }) => {
    now = Math.max(now, atMs);
    return actionsAfter(kind, after, { action, command: commandOf(request), actor, at: atMs }, now);
  }, known);
}
