import type { Actor } from '../roles/actor.ts';
import { type ActionRules, possibleIn, type RuleTypes, type Stateful, situationOf } from './action-rules.ts';
import { matchRule, type Situation } from './match-rule.ts';

/** Some facts of a record. */
type Facts<State> = { readonly [Fact in keyof State]?: State[Fact] | undefined };

/**
 * What a reply says of a record: the facts in it that the rules need, and what its reader can do. A reply leaves out
 * facts that its readers do not need, such as who created an order.
 */
export type KnownState<T extends RuleTypes> = Facts<T['State']> &
  Stateful & {
    readonly can: readonly string[];
    readonly refused: readonly { readonly action: string; readonly reason: string }[];
  };

/** An action that its actor has done and that has not reached the server. */
export interface UnsentAction<T extends RuleTypes> {
  readonly action: string;
  readonly command: T['Command'];
  readonly actor: Actor;
  /** When it was done, in milliseconds. */
  readonly at: number;
}

/**
 * How a record will stand, and what its reader can do with it, once an action of theirs has arrived: by the rules that the
 * server goes by, from what its last reply says. It is given back as it is where the action is not possible, or changes
 * nothing that the rules ask about. Give the answer in again for the next action. `now` is in milliseconds.
 */
export function actionsAfter<T extends RuleTypes>(
  kind: ActionRules<T>,
  known: KnownState<T>,
  { action, command, actor, at }: UnsentAction<T>,
  now: number,
): KnownState<T> {
  const { actions, states } = kind.lifecycle;
  if (!known.can.includes(action) || !isOwnKey(actions, action)) return known;
  const record: T['State'] = known;
  const situation = situationOf(kind, record, actor, command, at);
  if (!situation) return known;
  const told = toldRelations(kind, known, situation);
  const found = matchRule(actions[action], withTold(situation, told));
  if (!('rule' in found)) return known;
  const to = kind.targetState?.(action, record, command, found.rule) ?? found.rule.to ?? situation.state;
  const changes = kind.changes?.(action, record, command, { actor, to, at }) ?? {};
  const after: KnownState<T> = { ...known, ...changes, status: states[to] };
  const isSame = (Object.keys(after) as (keyof KnownState<T>)[]).every((fact) => after[fact] === known[fact]);
  const then = situationOf(kind, after, actor, undefined, now);
  if (isSame || !then) return known;
  return { ...after, ...possibleIn(kind, withTold(then, told)) };
}

function isOwnKey<Key extends string>(of: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(of, key);
}

/**
 * Relations of a rule that allows an action, where no known fact gives the reader one of them: the reader has it by a
 * fact that only the server knows. It is kept, as no action changes who created an order or who got a copy.
 */
function toldRelations<T extends RuleTypes>(
  { lifecycle }: ActionRules<T>,
  { can }: KnownState<T>,
  { state, holds, stands }: Situation<T['Status'], T['Relation'], T['Condition']>,
): readonly (readonly T['Relation'][])[] {
  return can.flatMap((action) => {
    if (!isOwnKey(lifecycle.actions, action)) return [];
    const rules = lifecycle.actions[action].rules.filter((rule) => rule.from.includes(state) && holds(rule));
    const [rule] = rules;
    return rule && rules.length === 1 && !stands(rule) ? [rule.who] : [];
  });
}

function withTold<S extends string, W extends string, C extends string>(
  situation: Situation<S, W, C>,
  told: readonly (readonly W[])[],
): Situation<S, W, C> {
  return {
    ...situation,
    stands: (rule) =>
      situation.stands(rule) || told.some((who) => who.every((relation) => rule.who.includes(relation))),
  };
}
