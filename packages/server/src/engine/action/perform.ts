import {
  checkAction,
  type ExpectedVersion,
  type Kind,
  type Refusal,
  type Stateful,
} from '@svcdesk/core/rules';
import { refused } from '../../platform/refusals.ts';
import type { ActContext } from '../context.ts';

/** Core's rules of a kind, whatever the names that they speak of. */
export type Rules<State extends Stateful, Command extends ExpectedVersion, Action extends string> = Kind<{
  State: State;
  Command: Command;
  Status: string;
  Action: Action;
  Relation: string;
  Condition: string;
}>;

/** An action that the rules allow, on what was found and locked. */
export interface Allowed<Found, Action, Command, Input> {
  readonly found: Found;
  readonly action: Action;
  readonly command: Command;
  readonly input: Input;
  /** The state that it leads to, by its number. */
  readonly to: number;
  /** Milliseconds. */
  readonly now: number;
}

/** What {@link perform} has to know of a kind of work. */
export interface Performable<
  Found extends { readonly state: Stateful },
  Action extends string,
  Command extends ExpectedVersion,
  Input,
  Done,
> {
  rules(context: ActContext): Rules<Found['state'], Command, Action>;
  /** Locks a thing that the actor may see, until the end of the transaction; any other is not found. */
  lock(context: ActContext, id: string, action: Action, input: Input): Promise<Found>;
  /** The command that an input is, with the facts that the rules ask for. */
  commandOf(context: ActContext, found: Found, action: Action, input: Input): Command | Promise<Command>;
  /** The kind's own code for a refusal, where it has one. */
  refusal?(refusal: Refusal, action: Action, found: Found): Error | undefined;
  /** Writes what the action makes of the thing, its record and all else that it causes. */
  carryOut(context: ActContext, allowed: Allowed<Found, Action, Command, Input>): Promise<Done>;
}

/**
 * The one path of every action on work of any kind: lock, judge by core's rules, write, all in the transaction of the
 * request or job.
 */
export async function perform<
  Found extends { readonly state: Stateful },
  Action extends string,
  Command extends ExpectedVersion,
  Input,
  Done,
>(
  kind: Performable<Found, Action, Command, Input, Done>,
  context: ActContext,
  id: string,
  action: Action,
  input: Input,
): Promise<Done> {
  const found = await kind.lock(context, id, action, input);
  const command = await kind.commandOf(context, found, action, input);
  const now = context.now().getTime();
  const rules = kind.rules(context);
  const judged = checkAction(rules, found.state, context.actor, action, command, now);
  if (!judged.ok) throw kind.refusal?.(judged.refusal, action, found) ?? refused(judged.refusal);
  const to = rules.lifecycle.states[judged.to] ?? found.state.status;
  return kind.carryOut(context, { found, action, command, input, to, now });
}
