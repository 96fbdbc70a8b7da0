import { runSource } from '../process/tool.ts';

/** Measures; the arguments are names of benchmarks and --json. */
export function run(args: readonly string[]): Promise<number> {
  return runSource('packages/bench/src/main.ts', args);
}
