import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artefacts } from '../workspace.ts';
import type { FailedTest } from './failed-test.ts';
import { formatDuration } from './outcome.ts';
import { runTool, type ToolOptions } from './tool.ts';

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a stage came to. */
export interface StageResult extends TestCounts {
  readonly failures: readonly FailedTest[];
}

/** One run of a test runner that writes a JSON report beside what it prints. */
export interface TestStage {
  readonly name: string;
  readonly command: string;
  /** Arguments and environment, given the file that the runner must write its JSON report to. */
  readonly call: (report: string) => { readonly args: readonly string[] } & ToolOptions;
  readonly read: (report: unknown) => StageResult;
}

/** How much of what a runner printed last is said again when it failed outside its tests. */
const keptCharacters = 4000;
const keptLines = 12;

/** Runs a stage in the foreground and ends it with one line that counts. */
export async function runTestStage(stage: TestStage): Promise<StageResult> {
  const startedAt = performance.now();
  const report = join(artefacts, 'tests', `${stage.name}.json`);
  mkdirSync(join(artefacts, 'tests'), { recursive: true });
  rmSync(report, { force: true });
  console.log(`\n${stage.name}`);
  const { args, ...options } = stage.call(report);
  let lastOutput = '';
  const temporary = temporaryFolder();
  const env = { ...options.env, TMPDIR: temporary };
  const exitCode = await runTool(stage.command, args, { ...options, env }, (chunk) => {
    lastOutput = (lastOutput + chunk).slice(-keptCharacters);
  });
  rmSync(temporary, { recursive: true, force: true });
  const counts = failedAtLeast(exitCode, readReport(stage, report), lastOutput);
  console.log(`${stage.name}: ${formatCounts(counts)} in ${formatDuration(performance.now() - startedAt)}`);
  return counts;
}

/** Where a stage puts what it needs for a while, so that a test that ends early leaves nothing behind. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-run-'));
  // A database server that root starts runs as nobody, whose folder stands in here.
  chmodSync(folder, 0o711);
  return folder;
}

function readReport({ read }: TestStage, report: string): StageResult {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // The runner ended before it could report: its exit code and what it printed tell why.
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}

/** A runner that fails outside its tests (a broken set-up, an unhandled rejection) counts as one failure. */
function failedAtLeast(exitCode: number, result: StageResult, lastOutput: string): StageResult {
  if (exitCode === 0 || result.failed > 0) return result;
  const { failures } = result;
  const said = { name: 'outside the tests', message: lastOutput.split('\n').slice(-keptLines).join('\n') };
  return { ...result, failed: 1, failures: failures.length > 0 ? failures : [said] };
}

export function addCounts(a: TestCounts, b: TestCounts): TestCounts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

export function formatCounts({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
