import { faultsOfMigrations } from '../migrations/check-migrations.ts';
import { readMigrations } from '../migrations/read-migrations.ts';
import { recordMigrations } from '../migrations/record-migrations.ts';
import { runSource, runTool } from '../process/tool.ts';
import { UsageError } from '../process/usage-error.ts';

/** Writes what is generated from sources and kept in git: migrations of the database schema with what they lock, and core's documents. */
export async function run(args: readonly string[]): Promise<number> {
  const exitCode = await runTool('node_modules/.bin/drizzle-kit', ['generate', ...args], {
    cwd: 'packages/server',
  });
  if (exitCode !== 0) return exitCode;
  recordMigrations();
  const faults = faultsOfMigrations(readMigrations());
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  const recorded = await runSource('packages/server/src/write-locks.ts', []);
  if (recorded !== 0) return recorded;
  return runSource('packages/tools/src/documents/main.ts', []);
}
