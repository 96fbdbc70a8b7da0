import type { Benchmark } from './benchmark.ts';
import { judge, type Outcome } from './judge.ts';
import { type Conditions, takeRounds } from './rounds.ts';
import { withScope } from './scope.ts';

/** Opens what a benchmark needs, takes its rounds, judges them and closes everything. */
export async function runBenchmark(benchmark: Benchmark, conditions: Conditions): Promise<Outcome> {
  try {
    return await withScope(async (scope) => {
      conditions.progress?.(`${benchmark.name}: getting ready`);
      const shared = await benchmark.open(scope);
      return judge(benchmark, await takeRounds(benchmark, shared, conditions));
    });
  } catch (error) {
    // One benchmark that cannot run must not keep the others from it.
    const failure = `could not be measured: ${error instanceof Error ? error.message : String(error)}`;
    const { name, work, rounds } = benchmark;
    return {
      name,
      work,
      rounds,
      thrownAway: 0,
      foreignCores: 0,
      rows: [],
      unjudged: [],
      failure,
      met: false,
    };
  }
}
