import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, it } from 'vitest';
import { readMigrations } from '../migrations/read-migrations.ts';
import { mustRun } from './must-run.fixture.ts';
import { type Manifest, unpackedProject } from './project.fixture.ts';

const { server } = inject('tarballs');
// The only ones that it has: they bring native code or data files.
const outside = ['@electric-sql/pglite', 'heic-decode', 'sharp'];
const { packageFolder, remove } = await unpackedProject('server', server, outside);
afterAll(remove);
const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as Manifest;

it('holds the web app, every migration and nothing that only the workspace needs', async () => {
  expect(Object.keys(manifest.dependencies ?? {}).sort()).toEqual(outside);
  const files = (await mustRun('tar', ['-tzf', server], '.')).trim().split('\n');
  const migrations = readMigrations().journal.map(({ tag }) => `package/migrations/${tag}.sql`);
  expect(files.filter((file) => file.startsWith('package/migrations/')).sort()).toEqual(
    [...migrations, 'package/migrations/meta/_journal.json', 'package/migrations/meta/_locks.json'].sort(),
  );
  expect(files).toContain('package/dist/web/index.html');
  const rest = files.filter((file) => !/^package\/(dist|migrations)\/./.test(file));
  expect(rest.sort()).toEqual(['package/README.md', 'package/package.json']);
});
