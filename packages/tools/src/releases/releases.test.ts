import { expect, it } from 'vitest';
import { readMigrations } from '../migrations/read-migrations.ts';
import { builtRelease } from './built-release.fixture.ts';
import { readReleases } from './read-releases.ts';

it('a release is named by its commit, and by the last of its migrations', () => {
  const migrations = readMigrations().journal.map(({ tag }) => tag);
  for (const { commit, migration } of readReleases()) {
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
    expect(migrations).toContain(migration);
  }
});

it('a clone that has not the commit of a release says so, and how to get it', async () => {
  const release = { version: '0.0.1', commit: '0'.repeat(40), migration: '' };
  await expect(builtRelease(release)).rejects.toThrow(
    /^Release 0\.0\.1 is commit 0{40}, which this clone does not have\. Fetch the whole history \(git fetch --unshallow\)/,
  );
});
