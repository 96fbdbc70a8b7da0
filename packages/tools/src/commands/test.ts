import { parseArgs } from 'node:util';
import { type Engine, engines, requireEngines } from '../browser/find-engines.ts';
import { bundleServerIfStale } from '../build/server-bundle.ts';
import { findPromtool } from '../deploy/promtool.ts';
import { formatFailures } from '../process/failed-test.ts';
import {
  formatParts,
  formatTotal,
  type LongStage,
  longStages,
  type PartResult,
  runPart,
  runUnlessPassed,
  shardsOf,
  type TestPart,
} from '../process/long-run.ts';
import { refuseUnknown } from '../process/named-parts.ts';
import { readPlaywright, readVitest } from '../process/test-reports.ts';
import { runTestStage, type TestStage } from '../process/test-stage.ts';
import { sourceCondition } from '../process/tool.ts';
import { UsageError } from '../process/usage-error.ts';
import { run as check } from './check.ts';

/**
 * What asks the same SQL of both databases, or none: the usual run has the answer of the quicker one, a long run of both.
 * Tests beside others that are asked of the embedded database too say so themselves.
 */
const sameOnBoth = [
  ...['app', 'demo', 'engine', 'modules', 'admin/import', 'platform/!(db)', 'platform/db/upgrade'].map(
    (folder) => `--exclude=src/${folder}/**`,
  ),
  '--exclude=src/examples.test.ts',
];

/** What is about the embedded database alone. */
const embeddedOnly = ['--exclude=src/platform/db/embedded/**'];

function vitestStage(
  name: string,
  projects: readonly string[],
  env: Record<string, string>,
  options: readonly string[],
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

function browserStage(
  name: string,
  config: string,
  env: Record<string, string>,
  options: readonly string[],
): TestStage {
  return {
    name,
    command: 'node_modules/.bin/playwright',
    call: (report) => ({
      args: ['test', `--config=${config}`, ...options, '--reporter=dot,json'],
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

/** A command of the workspace as a part of a run: it passes or fails as a whole. */
function commandPart(name: string, command: () => Promise<number>, message: string): TestPart {
  return {
    name,
    async run() {
      console.log(`\n${name}`);
      const failures = (await command()) === 0 ? [] : [{ name, message }];
      return { passed: 0, failed: failures.length, skipped: 0, failures };
    },
  };
}

interface Wishes {
  readonly long: boolean;
  readonly pictures: boolean;
  /** Engines that a long run does without. */
  readonly without: readonly string[];
}

/** A stage, or one shard of it, which `shard` tells the runner. */
function partOf(
  stage: LongStage,
  name: string,
  shard: readonly string[],
  { long, pictures, without }: Wishes,
): TestPart {
  const env: Record<string, string> = {
    ...(long && { SVCDESK_LONG: '1' }),
    ...(pictures && { SVCDESK_PICTURES: '1' }),
  };
  const vitest = (projects: readonly string[]): TestPart => ({
    name,
    run: () => runTestStage(vitestStage(name, projects, env, shard)),
  });
  const onServer = (project: string, options: readonly string[] = []): TestPart => ({
    name,
    async run() {
      // What people start is tested, and a bundle starts in less than half of the time.
      const bundled = { ...env, SVCDESK_TEST_SERVER: await bundleServerIfStale() };
      return runTestStage(vitestStage(name, [project], bundled, [...options, ...shard]));
    },
  });
  switch (stage) {
    case 'check':
      return commandPart(name, () => check([]), 'What is wrong is said above.');
    case 'unit':
      return vitest(['core', 'cli', 'tools', 'web', 'components', 'bench', 'packed']);
    case 'deploy':
    case 'releases':
    case 'installs':
      return vitest([stage]);
    case 'server':
      return onServer('server-postgres', long ? [] : embeddedOnly);
    case 'embedded':
      return onServer('server-embedded', long ? [] : sameOnBoth);
    case 'faults':
      return onServer('faults');
    case 'browser':
      return {
        name,
        options: pictures ? ['--pictures'] : [],
        run: () => runTestStage(browserStage(name, 'playwright.config.ts', env, shard)),
      };
    case 'engines': {
      const wanted = { ...env, SVCDESK_WITHOUT: without.join() };
      return {
        name,
        options: without.map((engine) => `--without=${engine}`),
        run: () => runTestStage(browserStage(name, 'engines.config.ts', wanted, shard)),
      };
    }
    case 'mutation': {
      const area = name.slice(name.indexOf('-') + 1);
      // Loaded on use: a short run does without what it weighs.
      const mutation = async () => (await import('./mutation.ts')).run([area]);
      return commandPart(
        name,
        mutation,
        'Too many changes to the rules went unnoticed; they are named above.',
      );
    }
  }
}

const usualStages: readonly LongStage[] = ['check', 'unit', 'server', 'embedded', 'browser'];

/** The stage that a name stands for or begins with: `server` of `server-2`. */
const stageOf = (name: string) => name.split('-')[0] ?? name;

function checkNames(names: readonly string[], stages: readonly LongStage[]): void {
  for (const name of names) {
    const stage = stageOf(name);
    if (stage in longStages && !stages.some((known) => known === stage))
      throw new UsageError(`"${name}" is a stage of test:long.`);
    refuseUnknown('stage', [stage], stages);
    if (name !== stage) refuseUnknown(`shard of ${stage}`, [name], shardsOf(stage as LongStage));
  }
}

/** Engines that a long run does without, because a flag says so. */
function enginesOf(without: readonly string[]): readonly Engine[] {
  const unknown = without.find((name) => !engines.some((engine) => engine === name));
  if (unknown !== undefined) throw new UsageError(`--without takes ${engines.join(' or ')}, not ${unknown}`);
  return engines.filter((engine) => !without.includes(engine));
}

/**
 * Everything that must hold: check, then unit tests, the server on PostgreSQL and on the embedded database, and
 * journeys in a browser.
 * Stages can be picked by name; --long adds what takes long, among it the main journeys in other engines, of which
 * --without leaves one out; --pictures keeps one of every look at a screen.
 * A long run is cut into shards, which can be picked as well. Run again on the same commit, it goes on with those
 * that have not passed; --again runs all anew.
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      long: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      without: { type: 'string', multiple: true, default: [] },
    },
  });
  const { long, again, without } = values;
  const stages = long ? (Object.keys(longStages) as LongStage[]) : usualStages;
  checkNames(names, stages);
  const wanted = stages.filter(
    (stage) => names.length === 0 || names.some((name) => stageOf(name) === stage),
  );
  // Said before hours of other stages have run.
  if (wanted.includes('engines')) requireEngines(enginesOf(without));
  if (wanted.includes('deploy')) findPromtool();

  const parts = wanted.flatMap((stage) => {
    const shards = long ? shardsOf(stage) : [stage];
    return shards
      .map((name, place) => {
        const shard = shards.length > 1 ? [`--shard=${place + 1}/${shards.length}`] : [];
        return partOf(stage, name, shard, values);
      })
      .filter(({ name }) => names.length === 0 || names.includes(stage) || names.includes(name));
  });
  const results: PartResult[] = [];
  for (const part of parts) {
    const result = long ? await runUnlessPassed(part, { again }) : await runPart(part);
    // Nothing else can be trusted while types are broken, and a fix takes less time than the tests.
    if (part.name === 'check' && result.failed > 0) return 1;
    results.push(result);
  }

  const failed = results.some((result) => result.failed > 0);
  if (failed) console.log(`\n${formatFailures(results)}`);
  console.log(`\n${long ? `${formatParts(results)}\n` : ''}${formatTotal(results)}`);
  return failed ? 1 : 0;
}
