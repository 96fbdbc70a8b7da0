import type { Actor } from '@svcdesk/core/roles';
import { judge, type Kind, type PossibleNow, possible, type RuleTypes } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';

/** Something done on this phone that has not reached the server. */
export interface WaitingDeed {
  action: string;
  request: Readonly<Record<string, unknown>>;
  atMs: number;
}

/** How a thing will stand, and what can be done with it then. */
export interface Expected<State, Action extends string> extends PossibleNow<Action> {
  state: State;
}

const instants = ['planStart', 'planEnd', 'resumeAt'] as const;

/** The command that a request is. What was seen when it was made is left out: the deeds before it have changed that. */
function commandOf(request: WaitingDeed['request']): Record<string, unknown> {
  const { version: _version, status: _status, ...rest } = request;
  const times = instants.flatMap((name) => {
    const value = rest[name];
    return typeof value === 'string' ? [[name, Date.parse(value)] as const] : [];
  });
  return { ...rest, ...Object.fromEntries(times) };
}

/**
 * What becomes of a thing once what waits has arrived, by the rules that the server goes by. `facts` says what a deed
 * changes besides the status. Nothing when all leave the status as it is: the server knows best who may do what then.
 */
export function afterWaiting<T extends RuleTypes>(
  kind: Kind<T>,
  before: T['State'],
  actor: Actor,
  waiting: readonly WaitingDeed[],
  facts: (state: T['State'], deed: WaitingDeed) => Partial<T['State']>,
): Expected<T['State'], T['Action']> | undefined {
  let state = before;
  let nowMs = serverNow();
  for (const deed of waiting) {
    if (!Object.hasOwn(kind.lifecycle.actions, deed.action)) continue;
    const command = commandOf(deed.request) as T['Command'];
    const judged = judge(kind, state, actor, deed.action as T['Action'], command, deed.atMs);
    if (judged.ok) state = { ...state, ...facts(state, deed), status: kind.lifecycle.states[judged.to as T['Status']] };
    nowMs = Math.max(nowMs, deed.atMs);
  }
  if (state.status === before.status) return undefined;
  return { state, ...possible(kind, state, actor, nowMs) };
}
