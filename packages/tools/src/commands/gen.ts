import { runTool } from '../process/tool.ts';

/** Writes what is generated from sources and kept in git: the migrations of the database schema. */
export function run(args: readonly string[]): Promise<number> {
  return runTool('node_modules/.bin/drizzle-kit', ['generate', ...args], { cwd: 'packages/server' });
}
