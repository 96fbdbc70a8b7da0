import type { Actor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import type { Permission } from '../roles/permission.ts';
import { type Lifecycle, matchRule, type Rule, type Situation } from './match-rule.ts';
import type { Refusal, RefusalReason } from './refusal.ts';

/** What every record with a lifecycle has. */
export interface Stateful {
  readonly status: number;
  readonly version: number;
}

/** What every command may carry: the version or status that the caller saw. */
export interface ExpectedVersion {
  readonly version?: number | undefined;
  readonly status?: number | undefined;
}

/** The types of a kind of work: the state that its rules know, its commands, and the names in its rules. */
export interface RuleTypes {
  State: Stateful;
  Command: ExpectedVersion;
  Status: string;
  Action: string;
  Relation: string;
  Condition: string;
}

/** The rules of a kind of work: its lifecycle with the meaning of the names in it. */
export interface ActionRules<T extends RuleTypes> {
  readonly lifecycle: Lifecycle<T['Status'], T['Action'], T['Relation'], T['Condition']>;
  /** Relations that clients can stand in; rules without one of them are for staff. Absent: permissions say enough. */
  readonly clientRelations?: readonly T['Relation'][];
  /** Whether an actor stands in a relation to the record. */
  hasRelation(relation: T['Relation'], record: T['State'], actor: Actor): boolean;
  /** Whether a permission of an actor reaches as far as a relation that they stand in. Absent: every one does. */
  permissionReaches?(relation: T['Relation'], permission: Permission | undefined, actor: Actor): boolean;
  /**
   * Why a condition is not met; conditions on a command count as met while there is none. `now` is in milliseconds, as
   * below.
   */
  failedCondition(
    condition: T['Condition'],
    record: T['State'],
    actor: Actor,
    command: T['Command'] | undefined,
    now: number,
  ): RefusalReason | undefined;
  /** The state that an action leads to in place of its rule's, where the record or the command decides that. */
  targetState?(
    action: T['Action'],
    record: T['State'],
    command: T['Command'],
    rule: Rule<T['Status'], T['Relation'], T['Condition']>,
  ): T['Status'] | undefined;
  /** What an action changes beside the status, of what the rules ask about. Absent: nothing. */
  changes?(
    action: T['Action'],
    record: T['State'],
    command: T['Command'],
    done: { readonly actor: Actor; readonly to: T['Status']; readonly at: number },
  ): Partial<T['State']>;
}

/** What an actor can do, and what their roles allow but not now. */
export interface AvailableActions<A extends string> {
  readonly can: readonly A[];
  readonly refused: readonly { readonly action: A; readonly reason: RefusalReason }[];
}

/** The state that an action leads to, or why it is refused. */
export type Decision<S extends string> =
  | { readonly ok: true; readonly from: S; readonly to: S }
  | { readonly ok: false; readonly refusal: Refusal };

/** Name of a status number in a lifecycle; undefined for one that this version does not know. */
export function stateName<S extends string>(
  states: Readonly<Record<S, number>>,
  status: number,
): S | undefined {
  return (Object.keys(states) as S[]).find((name) => states[name] === status);
}

/** How an actor stands to a record now; undefined in a state that this version does not know. */
export function situationOf<T extends RuleTypes>(
  kind: ActionRules<T>,
  record: T['State'],
  actor: Actor,
  command: T['Command'] | undefined,
  now: number,
): Situation<T['Status'], T['Relation'], T['Condition']> | undefined {
  const state = stateName(kind.lifecycle.states, record.status);
  if (!state) return undefined;
  const { clientRelations } = kind;
  // Many actions ask for the same few relations, for every row of a list.
  const known: Partial<Record<T['Relation'], boolean>> = {};
  return {
    state,
    holds({ who, permission }) {
      if (actor.kind === 'job') return (who as readonly string[]).includes('job');
      if (!permission || scopesOf(actor, permission).length === 0) return false;
      return actor.kind === 'staff' || !clientRelations || who.some((one) => clientRelations.includes(one));
    },
    stands({ who, permission }) {
      // Plain loop: a closure per rule was the largest source of garbage in lists.
      for (const relation of who as readonly T['Relation'][]) {
        known[relation] ??= kind.hasRelation(relation, record, actor);
        if (known[relation] && (kind.permissionReaches?.(relation, permission, actor) ?? true)) return true;
      }
      return false;
    },
    failedCondition: (condition) => kind.failedCondition(condition, record, actor, command, now),
  };
}

/**
 * What an actor can do with a record now, by the rules that {@link checkAction} enforces. Actions that their roles never allow
 * are in neither list.
 */
export function availableActions<T extends RuleTypes>(
  kind: ActionRules<T>,
  record: T['State'],
  actor: Actor,
  now: number,
): AvailableActions<T['Action']> {
  const situation = situationOf(kind, record, actor, undefined, now);
  return situation ? possibleIn(kind, situation) : { can: [], refused: [] };
}

/** The same, of a situation. */
export function possibleIn<T extends RuleTypes>(
  kind: ActionRules<T>,
  situation: Situation<T['Status'], T['Relation'], T['Condition']>,
): AvailableActions<T['Action']> {
  const can: T['Action'][] = [];
  const refused: { action: T['Action']; reason: RefusalReason }[] = [];
  for (const action of Object.keys(kind.lifecycle.actions) as T['Action'][]) {
    const found = matchRule(kind.lifecycle.actions[action], situation);
    if ('rule' in found) can.push(action);
    else if (found.error === 'notAllowed') refused.push({ action, reason: found.reason });
  }
  return { can, refused };
}

/**
 * Whether an actor may do an action now, and where it leads. Pure: the server calls it under the row lock.
 * Refusals come in this order: permission, version and status the caller saw, state, person, condition.
 */
export function checkAction<T extends RuleTypes>(
  kind: ActionRules<T>,
  record: T['State'],
  actor: Actor,
  action: T['Action'],
  command: T['Command'],
  now: number,
): Decision<T['Status']> {
  const situation = situationOf(kind, record, actor, command, now);
  if (!situation) return { ok: false, refusal: { error: 'notAllowed', reason: 'wrongState' } };
  const found = matchRule(kind.lifecycle.actions[action], situation);
  if ('error' in found && found.error === 'noPermission') return { ok: false, refusal: found };
  const stale =
    (command.version !== undefined && command.version !== record.version) ||
    (command.status !== undefined && command.status !== record.status);
  if (stale) return { ok: false, refusal: { error: 'orderChanged' } };
  if ('error' in found) return { ok: false, refusal: found };
  const to = kind.targetState?.(action, record, command, found.rule) ?? found.rule.to ?? situation.state;
  return { ok: true, from: situation.state, to };
}
