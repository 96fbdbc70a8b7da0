import { checkHouseRules, formatFinding } from '../house-rules/check-house-rules.ts';
import { faultsOfExpansion } from '../migrations/check-expansion.ts';
import { faultsOfMigrations } from '../migrations/check-migrations.ts';
import { migrationsAfter, readMigrations } from '../migrations/read-migrations.ts';
import { refuseUnknown } from '../process/named-parts.ts';
import { printOutcome } from '../process/outcome.ts';
import { captureTool, type ToolResult } from '../process/tool.ts';
import { readReleases, releaseBefore } from '../releases/read-releases.ts';

const pieces: Record<string, () => Promise<ToolResult>> = {
  types: () => captureTool('tsc', ['-b']),
  lint: () => captureTool('biome', ['check', '--error-on-warnings', '--max-diagnostics=50']),
  unused: () => captureTool('knip', ['--treat-config-hints-as-errors']),
  documents: () =>
    captureTool('node', ['--conditions=@svcdesk/source', 'packages/tools/src/documents/main.ts', '--check']),
  migrations: () =>
    inProcess(async () => [
      ...faultsOfMigrations(readMigrations()),
      ...(await faultsOfExpansion(migrationsAfter(releaseBefore().migration), readReleases())),
    ]),
  house: () => inProcess(() => checkHouseRules().map(formatFinding)),
};

/** A piece that needs no process of its own: what it finds is what it prints. */
async function inProcess(find: () => readonly string[] | Promise<string[]>): Promise<ToolResult> {
  const startedAt = performance.now();
  const findings = await find();
  return {
    exitCode: findings.length === 0 ? 0 : 1,
    output: findings.join('\n'),
    durationMs: performance.now() - startedAt,
  };
}

/** Types, lint and format, unused code, generated documents, migrations, and the rules of the house; any subset by name. */
export async function run(names: readonly string[]): Promise<number> {
  refuseUnknown('part of the check', names, Object.keys(pieces));
  const wanted = Object.entries(pieces).filter(([name]) => names.length === 0 || names.includes(name));
  const results = await Promise.all(
    wanted.map(async ([name, piece]) => {
      const result = await piece();
      printOutcome(name, result);
      return result;
    }),
  );
  return results.every(({ exitCode }) => exitCode === 0) ? 0 : 1;
}
