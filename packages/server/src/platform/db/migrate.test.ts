import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { spareDatabase, testDatabase } from '../../testing/database.ts';
import { migrate, openDatabase, statement } from './index.ts';

const db = await testDatabase();
const folders = await mkdtemp(join(tmpdir(), 'svcdesk-migrations-'));
afterAll(() => rm(folders, { recursive: true }));

/** A folder of migrations with a journal that names them in this order. */
async function folderOf(migrations: Record<string, string>): Promise<URL> {
  const folder = pathToFileURL(`${await mkdtemp(join(folders, 'some-'))}/`);
  const entries = Object.keys(migrations).map((tag) => ({ tag }));
  await mkdir(new URL('meta/', folder));
  await writeFile(new URL('meta/_journal.json', folder), JSON.stringify({ entries }));
  for (const [name, text] of Object.entries(migrations)) {
    await writeFile(new URL(`${name}.sql`, folder), text);
  }
  return folder;
}

const tables = statement<{ name: string }, [like: string]>(
  'test.tables',
  "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE $1 ORDER BY 1",
);

describe('migrations', () => {
  it('have nothing to do on a database that is up to date', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('run once, in the order of the journal, also when several servers start together', async () => {
    const spare = await spareDatabase();
    const servers = [await openDatabase(spare.options)];
    // The embedded database has one process at most; its racers share the connection.
    const racers = 4;
    while (servers[0]?.kind === 'postgres' && servers.length < racers) {
      servers.push(await openDatabase(spare.options));
    }
    const url = await folderOf({
      '9001_first':
        'CREATE TABLE race_a (id int PRIMARY KEY);--> statement-breakpoint\nINSERT INTO race_a VALUES (1);',
      '9000_second': 'ALTER TABLE race_a ADD COLUMN name text;',
    });
    const applied = await Promise.all(
      Array.from({ length: racers }, (_, index) => {
        const server = servers[index % servers.length];
        if (!server) throw new Error('No server');
        return migrate(server, url);
      }),
    );
    expect(applied.flat()).toEqual(['9001_first', '9000_second']);
    for (const server of servers) await server.close();
    await spare.drop();
  });

  it('leave nothing behind when one of them fails', async () => {
    const broken = await folderOf({
      '9000_good': 'CREATE TABLE half_done (id int);',
      '9001_bad': 'CREATE TABLE half_done (id int);',
    });
    await expect(migrate(db, broken)).rejects.toMatchObject({ code: '42P07' });
    expect(await tables.all(db, 'half%')).toEqual([]);
  });

  it('are refused when one that was applied has been changed since', async () => {
    const table = `changed_${randomUUID().slice(0, 8)}`;
    const changed = await folderOf({ '9000_changed': `CREATE TABLE ${table} (id int);` });
    expect(await migrate(db, changed)).toEqual(['9000_changed']);
    await writeFile(new URL('9000_changed.sql', changed), 'SELECT 1;');
    await expect(migrate(db, changed)).rejects.toThrow('9000_changed was changed');
  });
});
