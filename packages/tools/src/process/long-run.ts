import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mutationAreas } from '../mutation/areas.ts';
import { workspace } from '../workspace.ts';
import { formatDuration } from './outcome.ts';
import { addCounts, formatCounts, type StageResult, type TestCounts } from './test-stage.ts';
import { captureTool } from './tool.ts';

/** The stages of the long run, and into how many shards each is cut: one takes half an hour at most on two cores. */
export const longStages = {
  check: 1,
  unit: 1,
  deploy: 1,
  releases: 1,
  installs: 1,
  server: 4,
  embedded: 4,
  faults: 1,
  browser: 5,
  engines: 1,
  mutation: Object.keys(mutationAreas).length,
} as const;

export type LongStage = keyof typeof longStages;

/** The shards of a stage by name, such as `server-2`; those of mutation are its areas. */
export function shardsOf(stage: LongStage): readonly string[] {
  if (stage === 'mutation') return Object.keys(mutationAreas).map((area) => `${stage}-${area}`);
  const count = longStages[stage];
  return count === 1 ? [stage] : Array.from({ length: count }, (_, place) => `${stage}-${place + 1}`);
}

/** What runs and passes or fails as one: a stage of the usual run, a shard of the long one. */
export interface TestPart {
  readonly name: string;
  /** Options of the command line that change what it tries. */
  readonly options?: readonly string[];
  readonly run: () => Promise<StageResult>;
}

/** What a part came to, now or earlier on the same commit. */
export interface PartResult extends StageResult {
  readonly name: string;
  readonly durationMs: number;
  /** When it passed, if that was earlier: an instant in ISO 8601. */
  readonly passedAt?: string;
}

/** Runs a part and takes its time. */
export async function runPart({ name, run }: TestPart): Promise<PartResult> {
  const startedAt = performance.now();
  const result = await run();
  return { ...result, name, durationMs: performance.now() - startedAt };
}

interface Passed extends TestCounts {
  readonly durationMs: number;
  readonly passedAt: string;
}

/**
 * Runs a part unless it passed earlier on this commit, so that a long run that was cut off goes on where it was.
 * Of a tree with changes nothing is taken as passed and nothing is kept. `again` runs it whatever was kept.
 */
export async function runUnlessPassed(
  part: TestPart,
  { again = false, folder = workspace } = {},
): Promise<PartResult> {
  const commit = await cleanCommit(folder);
  if (commit === undefined) return runPart(part);
  const shard = [part.name, ...(part.options ?? [])].join(' ');
  const file = join(folder, '.artefacts/tests', commit, `${shard}.json`);
  if (!again && existsSync(file)) {
    const passed = { name: part.name, failures: [], ...(JSON.parse(readFileSync(file, 'utf8')) as Passed) };
    console.log(`\n${formatPart(passed)}`);
    return passed;
  }
  rmSync(file, { force: true });
  const result = await runPart(part);
  if (result.failed === 0 && (await cleanCommit(folder)) === commit) {
    const { passed, failed, skipped, durationMs } = result;
    const kept: Passed = { passed, failed, skipped, durationMs, passedAt: new Date().toISOString() };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  }
  return result;
}

/** What the long run itself writes into the tree. */
const written = ['packages/server/docs/faults.md', 'packages/tools/src/releases/rights-*.json'];

/** The commit that the tree is, or nothing when the tree has changes or is none of git's. */
async function cleanCommit(cwd: string): Promise<string | undefined> {
  const but = written.map((path) => `:(exclude)${path}`);
  const status = await captureTool('git', ['status', '--porcelain', '--', '.', ...but], { cwd });
  if (status.exitCode !== 0 || status.output !== '') return undefined;
  const head = await captureTool('git', ['rev-parse', 'HEAD'], { cwd });
  return head.exitCode === 0 ? head.output.trim() : undefined;
}

/** Every part with its minutes, a line each. */
export function formatParts(parts: readonly PartResult[]): string {
  return parts.map(formatPart).join('\n');
}

function formatPart({ name, durationMs, passedAt, ...counts }: PartResult): string {
  const earlier = passedAt === undefined ? '' : `, passed on ${passedAt.slice(0, 16).replace('T', ' ')} UTC`;
  return `${name}: ${formatCounts(counts)} in ${formatDuration(durationMs)}${earlier}`;
}

/** All parts added up, those that passed earlier too. */
export function formatTotal(parts: readonly PartResult[]): string {
  const counts = parts.reduce<TestCounts>(addCounts, { passed: 0, failed: 0, skipped: 0 });
  return `${formatCounts(counts)} in ${formatDuration(parts.reduce((sum, { durationMs }) => sum + durationMs, 0))}`;
}
