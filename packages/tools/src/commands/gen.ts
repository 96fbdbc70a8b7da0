import { runSource, runTool } from '../process/tool.ts';

/** Writes what is generated from sources and kept in git: migrations of the database schema and core's documents. */
export async function run(args: readonly string[]): Promise<number> {
  const migrations = await runTool('node_modules/.bin/drizzle-kit', ['generate', ...args], {
    cwd: 'packages/server',
  });
  return migrations || runSource('packages/tools/src/documents/main.ts', []);
}
