import { type JudgedPlan, judgePlan } from '@svcdesk/core/scheduling';
import { solve, solveGreedily, withWays } from '@svcdesk/server/solver';
import { benchmark } from '../harness/benchmark.ts';
import type { Sample } from '../harness/measures.ts';
import { type DrawnDay, drawDay } from '../load/drawn-day.ts';

const dayCount = 20;
const peopleCount = 200;
const workCount = 1000;

/** How long is looked for a plan; the rows beside each other are the curve. */
const cases = { '0.5 s': 500, '1 s': 1000, '2 s': 2000 } as const;
const judgedCase = '2 s' satisfies keyof typeof cases;

/** The side that takes each order in turn, as it is due, where it costs least then. */
const greedy = 'greedy';

interface Day extends DrawnDay {
  readonly greedy: JudgedPlan;
}

function plannedIn({ problem }: Day, maxMs: number): JudgedPlan {
  const limits = { maxMs, attempts: Number.POSITIVE_INFINITY, seed: 1 };
  return judgePlan(withWays(problem), solve(problem, limits));
}

/** The worst of all days by each measure, since that one is worked as well. */
function worstOf(days: readonly Day[], planned: (day: Day) => JudgedPlan): Sample {
  const each = days.map((day) => {
    const { cost, lateCount, unplaced } = planned(day);
    return {
      onTime: (100 * (workCount - lateCount - unplaced.length)) / workCount,
      byDrawn: cost / day.cost,
      byGreedy: cost / day.greedy.cost,
    };
  });
  return {
    onTimePercent: Math.min(...each.map(({ onTime }) => onTime)),
    costRatio: Math.max(...each.map(({ byDrawn }) => byDrawn)),
    greedyRatio: Math.max(...each.map(({ byGreedy }) => byGreedy)),
  };
}

/** Planning a whole company's day whose good plan is known, beside taking each order in turn. */
export const dispatchPlan = benchmark({
  name: 'dispatch.plan',
  work: `${dayCount} days of ${peopleCount} people and ${workCount} orders planned anew, the worst day of each measure`,
  cases: Object.keys(cases),
  rounds: 1,
  open: async () =>
    Array.from({ length: dayCount }, (_, index): Day => {
      const day = drawDay(index + 1, peopleCount, workCount);
      return { ...day, greedy: judgePlan(withWays(day.problem), solveGreedily(day.problem)) };
    }),
  product: {
    name: 'plan',
    measure: async (days: readonly Day[], each) =>
      worstOf(days, (day) => plannedIn(day, cases[each as keyof typeof cases])),
  },
  peers: [
    {
      name: greedy,
      available: () => true,
      measure: async (days) => worstOf(days, ({ greedy }) => greedy),
    },
  ],
  goals: [
    { case: judgedCase, measure: 'onTimePercent', on: 'value', against: greedy, atLeast: 99 },
    { case: judgedCase, measure: 'costRatio', on: 'value', against: greedy, atMost: 1.15 },
    { case: judgedCase, measure: 'greedyRatio', on: 'value', against: greedy, atMost: 0.99 },
  ],
});
