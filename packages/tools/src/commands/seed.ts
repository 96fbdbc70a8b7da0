import { runSource } from '../process/tool.ts';

/** Fills the database with realistic data; the arguments are the seeder's own. */
export function run(args: readonly string[]): Promise<number> {
  return runSource('packages/server/src/demo/seed-main.ts', args);
}
