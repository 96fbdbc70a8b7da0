import type { Actor } from '../roles/actor.ts';
import { scopesOf } from '../roles/may-act.ts';
import type { Permission } from '../roles/permission.ts';
import type { Refusal, RefusalReason } from './refusal.ts';
import { type Lifecycle, type Rule, ruling, type Situation } from './ruling.ts';

/** What every thing with a lifecycle has. */
export interface Stateful {
  readonly status: number;
  readonly version: number;
}

/** What every command may carry: the version or status that the caller saw. */
export interface Seen {
  readonly version?: number | undefined;
  readonly status?: number | undefined;
}

/** A kind of thing: its lifecycle with the meaning of the names that its rules speak of. */
export interface Kind<
  Thing extends Stateful,
  Command extends Seen,
  S extends string,
  A extends string,
  W extends string,
  C extends string,
> {
  readonly lifecycle: Lifecycle<S, A, W, C>;
  /** Relations that clients can stand in; rules without one of them are for staff. Absent: permissions say enough. */
  readonly clientRelations?: readonly W[];
  /** Whether an actor stands in a relation to the thing. */
  is(relation: W, thing: Thing, actor: Actor): boolean;
  /** Whether a permission of an actor reaches as far as a relation that they stand in. Absent: every one does. */
  covers?(relation: W, permission: Permission | undefined, actor: Actor): boolean;
  /**
   * Why a condition is not met; conditions on a command count as met while there is none. `now` is in milliseconds, as
   * below.
   */
  unmet(
    condition: C,
    thing: Thing,
    actor: Actor,
    command: Command | undefined,
    now: number,
  ): RefusalReason | undefined;
  /** The state that an action leads to in place of its rule's, where the thing or the command decides that. */
  leadsTo?(action: A, thing: Thing, command: Command, rule: Rule<S, W, C>): S | undefined;
}

/** What an actor can do, and what their roles allow but not now. */
export interface PossibleNow<A extends string> {
  readonly can: readonly A[];
  readonly refused: readonly { readonly action: A; readonly reason: RefusalReason }[];
}

/** The state that an action leads to, or why it is refused. */
export type Judged<S extends string> =
  | { readonly ok: true; readonly from: S; readonly to: S }
  | { readonly ok: false; readonly refusal: Refusal };

/** Name of a status number in a lifecycle; undefined for one that this version does not know. */
export function stateName<S extends string>(
  states: Readonly<Record<S, number>>,
  status: number,
): S | undefined {
  return (Object.keys(states) as S[]).find((name) => states[name] === status);
}

function situationOf<
  Thing extends Stateful,
  Command extends Seen,
  S extends string,
  A extends string,
  W extends string,
  C extends string,
>(
  kind: Kind<Thing, Command, S, A, W, C>,
  thing: Thing,
  actor: Actor,
  command: Command | undefined,
  now: number,
): Situation<S, W, C> | undefined {
  const state = stateName(kind.lifecycle.states, thing.status);
  if (!state) return undefined;
  const { clientRelations } = kind;
  // Many actions ask for the same few relations, for every row of a list.
  const known: Partial<Record<W, boolean>> = {};
  return {
    state,
    holds({ who, permission }) {
      if (actor.kind === 'job') return (who as readonly string[]).includes('job');
      if (!permission || scopesOf(actor, permission).length === 0) return false;
      return actor.kind === 'staff' || !clientRelations || who.some((one) => clientRelations.includes(one));
    },
    is(relation, permission) {
      known[relation] ??= kind.is(relation, thing, actor);
      return known[relation] && (kind.covers?.(relation, permission, actor) ?? true);
    },
    unmet: (condition) => kind.unmet(condition, thing, actor, command, now),
  };
}

/**
 * What an actor can do with a thing now, by the rules that {@link judge} enforces. Actions that their roles never allow
 * are in neither list.
 */
export function possible<
  Thing extends Stateful,
  Command extends Seen,
  S extends string,
  A extends string,
  W extends string,
  C extends string,
>(kind: Kind<Thing, Command, S, A, W, C>, thing: Thing, actor: Actor, now: number): PossibleNow<A> {
  const situation = situationOf(kind, thing, actor, undefined, now);
  const can: A[] = [];
  const refused: { action: A; reason: RefusalReason }[] = [];
  if (!situation) return { can, refused };
  for (const action of Object.keys(kind.lifecycle.actions) as A[]) {
    const found = ruling(kind.lifecycle.actions[action], situation);
    if ('rule' in found) can.push(action);
    else if (found.error === 'notAllowed') refused.push({ action, reason: found.reason });
  }
  return { can, refused };
}

/**
 * Whether an actor may do an action now, and where it leads. Pure: the server calls it under the row lock.
 * Refusals come in this order: permission, version and status the caller saw, state, person, condition.
 */
export function judge<
  Thing extends Stateful,
  Command extends Seen,
  S extends string,
  A extends string,
  W extends string,
  C extends string,
>(
  kind: Kind<Thing, Command, S, A, W, C>,
  thing: Thing,
  actor: Actor,
  action: A,
  command: Command,
  now: number,
): Judged<S> {
  const situation = situationOf(kind, thing, actor, command, now);
  if (!situation) return { ok: false, refusal: { error: 'notAllowed', reason: 'wrongState' } };
  const found = ruling(kind.lifecycle.actions[action], situation);
  if ('error' in found && found.error === 'noPermission') return { ok: false, refusal: found };
  const stale =
    (command.version !== undefined && command.version !== thing.version) ||
    (command.status !== undefined && command.status !== thing.status);
  if (stale) return { ok: false, refusal: { error: 'orderChanged' } };
  if ('error' in found) return { ok: false, refusal: found };
  const to = kind.leadsTo?.(action, thing, command, found.rule) ?? found.rule.to ?? situation.state;
  return { ok: true, from: situation.state, to };
}
