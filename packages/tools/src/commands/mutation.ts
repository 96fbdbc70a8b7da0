import { availableParallelism } from 'node:os';
import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { killedAtLeast, type MutationArea, mutationAreas } from '../mutation/areas.ts';
import { describeMissed, scoreOf } from '../mutation/score.ts';
import { refuseUnknown } from '../process/named-parts.ts';
import { formatDuration } from '../process/outcome.ts';
import { inWorkspace } from '../workspace.ts';

/**
 * Changes core's rules one place at a time and sees whether a test notices; areas can be picked by name.
 * An area of which too many changes go unnoticed fails, and each is named.
 */
export async function run(args: readonly string[]): Promise<number> {
  refuseUnknown('area', args, Object.keys(mutationAreas));
  // The tool looks for files, tests and its own folder from where it runs.
  process.chdir(inWorkspace('packages/core'));
  const areas = (Object.keys(mutationAreas) as MutationArea[]).filter(
    (area) => args.length === 0 || args.includes(area),
  );
  let failed = 0;
  for (const area of areas) if (!(await holds(area))) failed++;
  return failed === 0 ? 0 : 1;
}

async function holds(area: MutationArea): Promise<boolean> {
  const startedAt = performance.now();
  const { code, tests } = mutationAreas[area];
  process.env.SVCDESK_MUTATION_TESTS = tests.join(' ');
  const mutants = await new Stryker({
    mutate: [...code, '!src/**/*.test.ts', '!src/**/*.fixture.ts'],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: inWorkspace('packages/tools/src/mutation/tests.config.ts'), related: false },
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    // An endless loop is found as well after half a minute, and a busy machine is not taken for one.
    timeoutMS: 30_000,
    reporters: [],
    tempDirName: '.cache/mutation',
    // The copy that is changed lies deeper than these files point from; it is found by those above it.
    ignorePatterns: ['/dist', '/docs', '.types', 'tsconfig*.json', 'tsup.config.ts'],
    tsconfigFile: 'none',
    disableTypeChecks: false,
    logLevel: 'error' as LogLevel,
    allowConsoleColors: false,
  }).runMutationTest();
  const { killed, missed, share } = scoreOf(mutants);
  const ok = share >= killedAtLeast;
  const took = formatDuration(performance.now() - startedAt);
  console.log(
    `${area}: ${killed} of ${killed + missed.length} changes noticed (${(share * 100).toFixed(1)} %) in ${took}${ok ? '' : ', too few'}`,
  );
  if (!ok) for (const mutant of missed) console.log(`  ${describeMissed(mutant)}`);
  return ok;
}
