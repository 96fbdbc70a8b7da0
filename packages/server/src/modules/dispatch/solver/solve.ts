import type { Position } from '@svcdesk/core/rules';
import {
  type PlanPerson,
  type PlanWork,
  type TeamPlan,
  type TeamPlanProblem,
  type Travel,
  wayMinutes,
} from '@svcdesk/core/scheduling';
import { type Compiled, compile } from './routes.ts';
import { type Draft, firstDraft, greedyDraft, improve, nearestWorks, randomOf } from './search.ts';

/** A problem as it is sent to a thread: places are numbers, of which 0 stands for an unknown place. */
export interface SolverProblem {
  readonly people: readonly PlanPerson<number>[];
  readonly works: readonly PlanWork<number>[];
  /** By number; null for the unknown place. */
  readonly places: readonly (Position | null)[];
  readonly travel: Travel;
}

/** When a search ends: at the first of the two limits. */
export interface SolverLimits {
  readonly maxMs: number;
  /** Attempts at most. As long as this is the nearer limit, the same seed gives the same plan. */
  readonly attempts: number;
  readonly seed: number;
}

/** With at most so many places, ways are kept by the pair of their ends; else they are worked out each time. */
const maxKeptPlaces = 3000;
const unknownWay = 0xffff;

/** The problem with its ways, as core's rules read it. */
export function withWays({ people, works, places, travel }: SolverProblem): TeamPlanProblem<number> {
  const count = places.length;
  const placeOf = (index: number) => places[index] ?? undefined;
  const asked = (from: number, to: number) => {
    const [a, b] = [placeOf(from), placeOf(to)];
    return Math.min(unknownWay - 1, wayMinutes(a, b, travel));
  };
  if (count > maxKeptPlaces) return { people, works, way: asked, unknown: 0 };
  const kept = new Uint16Array(count * count).fill(unknownWay);
  const way = (from: number, to: number): number => {
    const known = kept[from * count + to];
    if (known !== undefined && known !== unknownWay) return known;
    const minutes = asked(from, to);
    kept[from * count + to] = minutes;
    kept[to * count + from] = minutes;
    return minutes;
  };
  return { people, works, way, unknown: 0 };
}

function planOf({ people, works }: Compiled, { routes }: Draft): TeamPlan {
  return new Map(
    people.map(({ id }, index) => [id, (routes[index]?.works ?? []).map((work) => works[work]?.id ?? '')]),
  );
}

/** A better plan that the search found: when, after how many attempts, and its cost. */
export interface Found {
  readonly ms: number;
  readonly attempts: number;
  readonly cost: number;
}

/** Searches for a good plan until a limit is met; calls `onFound` for the first plan and each better one. */
export function solve(
  problem: SolverProblem,
  { maxMs, attempts, seed }: SolverLimits,
  onFound: (found: Found) => void = () => {},
): TeamPlan {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const compiled = compile(withWays(problem));
  const first = firstDraft(compiled);
  onFound({ ms: passed(), attempts: 0, cost: first.cost });
  const search = { compiled, near: nearestWorks(compiled), random: randomOf(seed) };
  const best = improve(search, first, {
    spent: (iteration) => Math.max(iteration / attempts, passed() / maxMs),
    onBetter: ({ cost }, iteration) => onFound({ ms: passed(), attempts: iteration + 1, cost }),
  });
  return planOf(compiled, best);
}

/** The plan by one greedy pass in the order of deadlines: the measure that {@link solve} has to beat. */
export function solveGreedily(problem: SolverProblem): TeamPlan {
  const compiled = compile(withWays(problem));
  return planOf(compiled, greedyDraft(compiled));
}
