import { cpus } from 'node:os';
import type { Outcome } from '../harness/judge.ts';

/** The outcomes as a program wants them: the machine, every row, and whether all was met. */
export function toJson(outcomes: readonly Outcome[]): string {
  const machine = {
    node: process.version,
    platform: process.platform,
    arch: process.arch,
    cores: cpus().length,
    processor: cpus()[0]?.model,
  };
  const report = {
    takenAt: new Date().toISOString(),
    machine,
    met: outcomes.every(({ met }) => met),
    benchmarks: outcomes,
  };
  return JSON.stringify(report, null, 2);
}
