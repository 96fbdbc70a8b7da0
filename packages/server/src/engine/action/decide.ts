import type { Actor } from '@svcdesk/core/roles';
import {
  type ActionRules,
  checkAction,
  type ExpectedVersion,
  type Refusal,
  type Stateful,
} from '@svcdesk/core/rules';
import { refused } from '../../platform/refusals.ts';

/** Core's rules of a kind, whatever their names of people and conditions. */
export type Rules<
  State extends Stateful,
  Command extends ExpectedVersion,
  Action extends string,
> = ActionRules<{
  State: State;
  Command: Command;
  Status: string;
  Action: Action;
  Relation: string;
  Condition: string;
}>;

/** What is decided about: the work item, who does what to it, and when, in milliseconds. */
interface Case<State, Command, Action> {
  readonly state: State;
  readonly actor: Actor;
  readonly action: Action;
  readonly command: Command;
  readonly now: number;
}

/**
 * The state that an action leads to, by its number. Throws the refusal when the rules do not allow it: the kind's own code
 * for it, where it has one.
 */
export function decide<State extends Stateful, Command extends ExpectedVersion, Action extends string>(
  rules: Rules<State, Command, Action>,
  { state, actor, action, command, now }: Case<State, Command, Action>,
  ownRefusal?: (refusal: Refusal) => Error | undefined,
): number {
  const decision = checkAction(rules, state, actor, action, command, now);
  if (!decision.ok) throw ownRefusal?.(decision.refusal) ?? refused(decision.refusal);
  return rules.lifecycle.states[decision.to] ?? state.status;
}
