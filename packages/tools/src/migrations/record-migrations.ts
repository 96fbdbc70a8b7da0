import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace, workspace } from '../workspace.ts';
import { type Checksums, checksumsFile, migrationsFolder, readMigrations } from './read-migrations.ts';

/**
 * Notes the checksums of new migrations. One that is committed keeps its own, whatever became of its file: databases
 * may have applied it.
 */
export function recordMigrations(
  folder: string = inWorkspace(migrationsFolder),
  committed: Checksums = committedChecksums(),
): void {
  const { journal, present } = readMigrations(folder);
  const checksums = { ...committed };
  for (const { tag } of journal) checksums[tag] ??= present[tag] ?? '';
  writeFileSync(join(folder, checksumsFile), `${JSON.stringify(checksums, null, 2)}\n`);
  dropOldSnapshots(folder);
}

/** The generator compares the tables with the last snapshot only, and each is as long as all tables. */
function dropOldSnapshots(folder: string): void {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, 'meta', name));
}

function committedChecksums(): Checksums {
  try {
    const path = `HEAD:${migrationsFolder}/${checksumsFile}`;
    return JSON.parse(
      execFileSync('git', ['show', path], { cwd: workspace, stdio: 'pipe', encoding: 'utf8' }),
    );
  } catch {
    // Without git's history every checksum there is may be in use.
    return readMigrations().recorded;
  }
}
