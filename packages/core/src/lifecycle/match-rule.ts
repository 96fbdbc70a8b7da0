import type { Permission } from '../roles/permission.ts';
import type { RefusalReason } from './refusal.ts';

/** Which records of an action clients see: all of it, only the reason's label, only that it happened, or none. */
export type Audience = 'all' | 'reasonOnly' | 'bare' | 'unlessInternal' | 'staff';

/** One way an action may go: from these states, for these people, under these conditions. */
export interface Rule<S extends string, W extends string, C extends string> {
  readonly from: readonly S[];
  /** The state it leads to; absent: the state stays. */
  readonly to?: S;
  /** The state it leads to when the handler can no longer take it. */
  readonly toWhenHandlerGone?: S;
  /** States that it leads to when it takes back what led from them. */
  readonly toWhenTakenBack?: readonly S[];
  readonly who: readonly W[];
  /** Permission that staff and clients need; a rule for jobs has none. */
  readonly permission?: Permission;
  /** Reason given to a person who is none of `who`. */
  readonly otherwise: RefusalReason;
  /** Conditions in the order of their refusals. */
  readonly needs?: readonly C[];
}

/** One action of a lifecycle. */
export interface ActionDefinition<S extends string, W extends string, C extends string> {
  readonly handleType: number;
  readonly audience: Audience;
  readonly rules: readonly Rule<S, W, C>[];
  /** What becomes of the order's schedules. */
  readonly schedules?: ScheduleCut;
  /** What becomes of the clocks. */
  readonly sla?: SlaChange;
}

/**
 * `cut` the running one ends now and later ones are cancelled; `cutUntilResume` the same, but later ones at or
 * after resumeAt stay; `cancelAll` every one is cancelled; `set` a new plan of the owner.
 */
export type ScheduleCut = 'cut' | 'cutUntilResume' | 'cancelAll' | 'set';

/**
 * `pause` the resolution clock stands if the reason says so; `resume`; `stop` both clocks stop; `leaveOut` both
 * stop and the order is left out of attainment; `retarget` new targets when priority or catalogue changed;
 * `respond` the response clock stops if it still runs.
 */
export type SlaChange = 'pause' | 'resume' | 'stop' | 'leaveOut' | 'retarget' | 'respond';

/** A lifecycle as data: states and actions, with names for the people and conditions in its rules. */
export interface Lifecycle<S extends string, A extends string, W extends string, C extends string> {
  readonly states: Readonly<Record<S, number>>;
  readonly initial: S;
  readonly final: readonly S[];
  readonly actions: Readonly<Record<A, ActionDefinition<S, W, C>>>;
}

/** What is asked about one record and one actor. */
export interface Situation<S extends string, W extends string, C extends string> {
  readonly state: S;
  /** Whether the rule is for this kind of actor and they hold its permission at all, whatever the order. */
  holds(rule: Rule<S, W, C>): boolean;
  /** Whether the actor stands in one of the rule's relations to the record, within the permission's reach. */
  stands(rule: Rule<S, W, C>): boolean;
  /** The reason why a condition is not met; undefined when it is, or cannot be judged yet. */
  failedCondition(condition: C): RefusalReason | undefined;
}

/** Outcome of looking for a rule: the rule that applies, or why none does. */
export type Ruling<S extends string, W extends string, C extends string> =
  | { readonly rule: Rule<S, W, C> }
  | { readonly error: 'noPermission' }
  | { readonly error: 'notAllowed'; readonly reason: RefusalReason };

/** Asked of every rule of every order of a list, so it is one object. */
const noPermission = { error: 'noPermission' } as const;

/**
 * Finds the rule by which an action may be done. Refusals come in a fixed order: permission, state, person,
 * condition.
 */
export function matchRule<S extends string, W extends string, C extends string>(
  definition: ActionDefinition<S, W, C>,
  situation: Situation<S, W, C>,
): Ruling<S, W, C> {
  let permitted = false;
  let first: Rule<S, W, C> | undefined;
  let rule: Rule<S, W, C> | undefined;
  for (const each of definition.rules) {
    if (!situation.holds(each)) continue;
    permitted = true;
    if (!each.from.includes(situation.state)) continue;
    first ??= each;
    if (situation.stands(each)) {
      rule = each;
      break;
    }
  }
  if (!permitted) return noPermission;
  if (!first) return { error: 'notAllowed', reason: 'wrongState' };
  if (!rule) return { error: 'notAllowed', reason: first.otherwise };
  for (const condition of rule.needs ?? []) {
    const reason = situation.failedCondition(condition);
    if (reason) return { error: 'notAllowed', reason };
  }
  return { rule };
}
