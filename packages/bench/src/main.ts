import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchmarks } from './benchmarks/index.ts';
import type { Benchmark } from './harness/benchmark.ts';
import type { Outcome } from './harness/judge.ts';
import { runBenchmark } from './harness/run-benchmark.ts';
import { watchForeignLoad } from './machine/foreign-load.ts';
import { toJson } from './report/json.ts';
import { formatTable } from './report/table.ts';

const wrongUse = 2;

/** `pnpm bench [--json] [name …]`: exit code 0 when every goal is met, 1 when not, 2 when asked for what is not there. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const chosen = choose(positionals);
  if (typeof chosen === 'string') return complain(chosen);
  if (!existsSync('/proc/self/stat'))
    return complain('Benchmarks read CPU times from /proc, so they need Linux.');
  const stop = onSignal();
  const outcomes: Outcome[] = [];
  for (const benchmark of chosen) {
    if (stop.aborted) break;
    outcomes.push(await runBenchmark(benchmark, { watch: watchForeignLoad, progress: showProgress, stop }));
  }
  showProgress('');
  console.log(values.json ? toJson(outcomes) : formatTable(outcomes));
  return outcomes.every(({ met }) => met) && !stop.aborted ? 0 : 1;
}

/** Who ends a run early still wants its databases and servers closed. */
function onSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => controller.abort(new Error(`stopped by ${signal}`)));
  }
  return controller.signal;
}

/** The benchmarks asked for, all without a name; or what is wrong with the names. */
function choose(names: readonly string[]): readonly Benchmark[] | string {
  if (names.length === 0) return benchmarks;
  const unknown = names.find((name) => !benchmarks.some((each) => each.name === name));
  const known = benchmarks.map(({ name }) => name).join(', ');
  if (unknown !== undefined) return `There is no benchmark "${unknown}"; there are ${known}.`;
  return benchmarks.filter(({ name }) => names.includes(name));
}

function complain(text: string): number {
  console.error(text);
  return wrongUse;
}

/** One line that is written over, and only at a terminal. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

process.exitCode = await main();
