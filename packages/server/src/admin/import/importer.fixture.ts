import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import type { emptyDatabase } from '../../testing/index.ts';
import { formatProblem } from './problem.ts';
import type { FoundRows } from './read-files.ts';
import { runImport } from './run-import.ts';

const secrets = createSecretBox('test');

/** Lists as a JSON file holds them. */
export const lists = (given: Record<string, readonly object[]>): FoundRows[] =>
  Object.entries(given).map(([kind, rows]) => ({ kind, where: kind, rows }));

/** Imports into a tenant, which is made by its first import. */
export function importer(db: Awaited<ReturnType<typeof emptyDatabase>>, tenantId: string) {
  const run = (found: readonly FoundRows[], mayTake?: boolean) =>
    runImport(db, found, {
      tenantId,
      secrets,
      now: new Date(),
      dryRun: false,
      ...(mayTake !== undefined && { mayTake }),
    });
  const problems = async (given: Record<string, readonly object[]> | readonly FoundRows[]) => {
    const result = await run('length' in given ? (given as FoundRows[]) : lists(given));
    return 'problems' in result ? result.problems.map(formatProblem) : [];
  };
  return { run, problems, founded: problems({ tenant: [{ name: tenantId }] }) };
}
