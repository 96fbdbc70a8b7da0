import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { spareDatabase, testDatabase } from '../testing/database.ts';
import { migrate, openDatabase, statement } from './index.ts';

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-migrations-'));
afterAll(() => rm(folder, { recursive: true }));
const url = pathToFileURL(`${folder}/`);

const tables = statement<{ name: string }, [like: string]>(
  'test.tables',
  "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename LIKE $1 ORDER BY 1",
);

describe('migrations', () => {
  it('have nothing to do on a database that is up to date', async () => {
    expect(await migrate(db)).toEqual([]);
  });

  it('run once, in the order of their names, also when several servers start together', async () => {
    const spare = await spareDatabase();
    const servers = [await openDatabase(spare.options)];
    // The embedded database has one process at most; its racers share the connection.
    const racers = 4;
    while (servers[0]?.kind === 'postgres' && servers.length < racers) {
      servers.push(await openDatabase(spare.options));
    }
    await writeFile(
      join(folder, '9000_first.sql'),
      'CREATE TABLE race_a (id int PRIMARY KEY);--> statement-breakpoint\nINSERT INTO race_a VALUES (1);',
    );
    await writeFile(join(folder, '9001_second.sql'), 'ALTER TABLE race_a ADD COLUMN name text;');
    const applied = await Promise.all(
      Array.from({ length: racers }, (_, index) => {
        const server = servers[index % servers.length];
        if (!server) throw new Error('No server');
        return migrate(server, url);
      }),
    );
    expect(applied.flat()).toEqual(['9000_first', '9001_second']);
    for (const server of servers) await server.close();
    await spare.drop();
  });

  it('leave nothing behind when one of them fails', async () => {
    const broken = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'svcdesk-broken-'))}/`);
    await writeFile(new URL('9000_good.sql', broken), 'CREATE TABLE half_done (id int);');
    await writeFile(new URL('9001_bad.sql', broken), 'CREATE TABLE half_done (id int);');
    await expect(migrate(db, broken)).rejects.toMatchObject({ code: '42P07' });
    expect(await tables.all(db, 'half%')).toEqual([]);
    await rm(broken, { recursive: true });
  });

  it('are refused when one that was applied has been changed since', async () => {
    const changed = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'svcdesk-changed-'))}/`);
    const file = new URL('9000_changed.sql', changed);
    await writeFile(file, `CREATE TABLE changed_${randomUUID().slice(0, 8)} (id int);`);
    expect(await migrate(db, changed)).toEqual(['9000_changed']);
    await writeFile(file, 'SELECT 1;');
    await expect(migrate(db, changed)).rejects.toThrow('9000_changed was changed');
    await rm(changed, { recursive: true });
  });
});
