import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleServerIfStale } from '../../build/server-bundle.ts';
import { readMigrations } from '../../migrations/read-migrations.ts';
import { inWorkspace } from '../../workspace.ts';
import { mustRun } from '../must-run.fixture.ts';

/** What a migration of the next release may do at most: every table that the release before has gets more columns. */
export function expansion(): string {
  const names = readMigrations().journal.map(({ tag }) => tag);
  const texts = names.map((name) =>
    readFileSync(inWorkspace('packages/server/migrations', `${name}.sql`), 'utf8'),
  );
  const sql = texts.join('\n');
  const dropped = [...sql.matchAll(/^DROP TABLE "(\w+)"/gm)].map(([, name]) => name);
  const tables = [...sql.matchAll(/^CREATE TABLE "(\w+)"/gm)].flatMap(([, name]) => name ?? []);
  return tables
    .filter((name) => !dropped.includes(name))
    .map(
      (name) =>
        `ALTER TABLE "${name}" ADD COLUMN later_note text, ADD COLUMN later_count int DEFAULT 0 NOT NULL;`,
    )
    .concat('CREATE TABLE later (id int PRIMARY KEY);')
    .concat('CREATE INDEX IF NOT EXISTS orders_later ON orders (tenant_id, later_note);')
    .join('--> statement-breakpoint\n');
}

/** The server of a version to come, by what Node runs as `svcdesk-server`. */
export interface NextServer {
  readonly entry: string;
  remove(): void;
}

/** This version's server, with more migrations: their texts by name. */
export async function nextServer(migrations: Readonly<Record<string, string>>): Promise<NextServer> {
  const bundle = dirname(await bundleServerIfStale());
  const folder = mkdtempSync(join(tmpdir(), 'svcdesk-next-'));
  const copy = (from: string, to: string) => cpSync(from, join(folder, to), { recursive: true });
  for (const name of readdirSync(bundle)) if (name.endsWith('.js')) copy(join(bundle, name), `dist/${name}`);
  copy(inWorkspace('packages/server/migrations'), 'migrations');
  symlinkSync(inWorkspace('packages/server/node_modules'), join(folder, 'node_modules'), 'dir');
  const journal = join(folder, 'migrations/meta/_journal.json');
  const content = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  content.entries.push(...Object.keys(migrations).map((tag) => ({ tag })));
  writeFileSync(journal, JSON.stringify(content));
  for (const [name, text] of Object.entries(migrations))
    writeFileSync(join(folder, `migrations/${name}.sql`), text);
  await mustRun(
    'node',
    ['--conditions=@svcdesk/source', 'packages/server/src/write-locks.ts', join(folder, 'migrations')],
    '.',
  );
  return {
    entry: join(folder, 'dist/svcdesk-server.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
