import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@svcdesk/core';
import { afterAll, expect, inject, it } from 'vitest';
import { readMigrations } from '../migrations/read-migrations.ts';
import { startServer } from '../server/start-server.ts';
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

it('gives by `svcdesk-server start` what `start` gives here: the app, demo data, answers', async () => {
  const entry = join(packageFolder, manifest.bin?.['svcdesk-server'] ?? '');
  const running = await startServer({ entry, args: ['start'], env: { NODE_OPTIONS: '' } });
  try {
    const page = await (await fetch(running.url)).text();
    const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? 'no script';
    const loaded = await fetch(new URL(script, running.url));
    expect([loaded.status, loaded.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('javascript'),
    ]);
    const client = createClient({ baseUrl: running.url });
    await client.signIn({ account: 'engineer', password: running.password });
    expect((await client.orders.page({ scope: 'mine' })).total).toBeGreaterThan(5);
  } finally {
    await running.stop();
  }
});
