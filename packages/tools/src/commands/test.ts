import { parseArgs } from 'node:util';
import { type Engine, engines, requireEngines } from '../browser/find-engines.ts';
import { bundleServerIfStale } from '../build/server-bundle.ts';
import { findPromtool } from '../deploy/promtool.ts';
import { Complaint } from '../process/complaint.ts';
import { type FailedTest, formatFailures } from '../process/failed-test.ts';
import { refuseUnknown } from '../process/named-parts.ts';
import { formatDuration } from '../process/outcome.ts';
import { readPlaywright, readVitest } from '../process/test-reports.ts';
import { addCounts, formatCounts, runTestStage, type TestStage } from '../process/test-stage.ts';
import { sourceCondition } from '../process/tool.ts';
import { run as check } from './check.ts';

/** What asks the same SQL of both databases: the usual run has the answer of the quicker one, a long run of both. */
const sameOnBoth = ['app', 'demo', 'engine', 'modules', 'platform/http'].map(
  (folder) => `--exclude=src/${folder}/**`,
);

function vitestStage(
  name: string,
  projects: readonly string[],
  env: Record<string, string>,
  options: readonly string[] = [],
): TestStage {
  return {
    name,
    command: 'vitest',
    call: (report) => ({
      args: [
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...options,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env,
    }),
    read: readVitest,
  };
}

function browserStage(name: string, config: string, env: Record<string, string>): TestStage {
  return {
    name,
    command: 'node_modules/.bin/playwright',
    call: (report) => ({
      args: ['test', `--config=${config}`, '--reporter=dot,json'],
      cwd: 'packages/e2e',
      env: {
        ...env,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        NODE_OPTIONS: sourceCondition,
        // It knows a log by itself, and its workers would warn of two wishes about colours.
        NO_COLOR: undefined,
      },
    }),
    read: readPlaywright,
  };
}

const stageNames = ['check', 'unit', 'server', 'embedded', 'browser'];
const longStageNames = ['faults', 'engines', 'mutation'];

function checkStages(names: readonly string[], long: boolean): void {
  const known = long ? [...stageNames, ...longStageNames] : stageNames;
  const later = long ? undefined : names.find((name) => longStageNames.includes(name));
  if (later !== undefined) throw new Complaint(`"${later}" is a stage of test:long.`);
  refuseUnknown('stage', names, known);
}

/** Engines that a long run does without, because a flag says so. */
function enginesOf(without: readonly string[]): readonly Engine[] {
  const unknown = without.find((name) => !engines.some((engine) => engine === name));
  if (unknown !== undefined) throw new Complaint(`--without takes ${engines.join(' or ')}, not ${unknown}`);
  return engines.filter((engine) => !without.includes(engine));
}

/**
 * Everything that must hold: check, then unit tests, the server on PostgreSQL and on the embedded database, and
 * journeys in a browser.
 * Stages can be picked by name; --long adds what takes long, among it the main journeys in other engines, of which
 * --without leaves one out; --pictures keeps one of every look at a screen.
 */
export async function run(args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      long: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      without: { type: 'string', multiple: true, default: [] },
    },
  });
  const { long, pictures, without } = values;
  checkStages(names, long);
  const env: Record<string, string> = {
    ...(long && { SVCDESK_LONG: '1' }),
    ...(pictures && { SVCDESK_PICTURES: '1' }),
  };
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  const inEngines = long && wanted('engines');
  // Said before hours of other stages have run.
  if (inEngines) requireEngines(enginesOf(without));
  if (long && wanted('unit')) findPromtool();

  // Nothing below can be trusted while types are broken, and a fix takes less time than the tests.
  if (wanted('check') && (await check([])) !== 0) return 1;

  // What people start is tested, and a bundle starts in less than half of the time.
  const bundled: Record<string, string> =
    wanted('server') || wanted('embedded') || (long && wanted('faults'))
      ? { SVCDESK_TEST_SERVER: await bundleServerIfStale() }
      : {};
  const stages = [
    vitestStage(
      'unit',
      [
        'core',
        'cli',
        'tools',
        'web',
        'components',
        'bench',
        'packed',
        ...(long ? ['installs', 'releases', 'deploy'] : []),
      ],
      env,
    ),
    vitestStage('server', ['server-postgres'], { ...env, ...bundled }),
    vitestStage('embedded', ['server-embedded'], { ...env, ...bundled }, long ? [] : sameOnBoth),
    ...(long ? [vitestStage('faults', ['faults'], { ...env, ...bundled })] : []),
    browserStage('browser', 'playwright.config.ts', env),
    ...(inEngines
      ? [browserStage('engines', 'engines.config.ts', { ...env, SVCDESK_WITHOUT: without.join() })]
      : []),
  ].filter(({ name }) => wanted(name));
  let total = { passed: 0, failed: 0, skipped: 0 };
  const failures: { name: string; failures: readonly FailedTest[] }[] = [];
  for (const stage of stages) {
    const result = await runTestStage(stage);
    total = addCounts(total, result);
    failures.push({ name: stage.name, failures: result.failures });
  }

  if (long && wanted('mutation')) {
    // Loaded on use: a short run does without what it weighs.
    const { run: mutation } = await import('./mutation.ts');
    console.log('\nmutation');
    if ((await mutation([])) !== 0) {
      total = addCounts(total, { passed: 0, failed: 1, skipped: 0 });
      const message = 'Too many changes to the rules went unnoticed; they are named above.';
      failures.push({ name: 'mutation', failures: [{ name: 'the tests of core', message }] });
    }
  }

  if (total.failed > 0) console.log(`\n${formatFailures(failures)}`);
  console.log(`\n${formatCounts(total)} in ${formatDuration(performance.now() - startedAt)}`);
  return total.failed === 0 ? 0 : 1;
}
