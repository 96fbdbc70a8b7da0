import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { spareDatabase } from '../../../testing/database.ts';
import { FolderInUseError, isConnectionLost, openDatabase, statement } from '../index.ts';

const count = statement<{ count: number }>('test.countTenants', 'SELECT count(*) FROM tenants');
const add = statement<object, [id: string]>(
  'test.addTenant',
  'INSERT INTO tenants (id, name) VALUES ($1, $1)',
);

async function spareFolder() {
  const spare = await spareDatabase();
  if (spare.options.kind !== 'embedded') throw new Error('Embedded only');
  return { folder: spare.options.folder, drop: spare.drop };
}

// PostgreSQL has neither folder nor thread of ours.
describe.runIf(process.env.SVCDESK_TEST_DB === 'embedded')('the embedded database', () => {
  it('refuses a second opening of its folder', async () => {
    const { folder, drop } = await spareFolder();
    const db = await openDatabase({ kind: 'embedded', folder });
    await expect(openDatabase({ kind: 'embedded', folder })).rejects.toThrow(FolderInUseError);
    await db.close();
    await drop();
  });

  it('keeps what was written over closing, which waits for what is under way', async () => {
    const { folder, drop } = await spareFolder();
    const first = await openDatabase({ kind: 'embedded', folder });
    const writing = first.transaction((tx) => add.change(tx, 't1'));
    await first.close();
    await writing;
    await expect(count.all(first)).rejects.toSatisfy(isConnectionLost);
    // Nothing of it is left to fail unheard: that would end a process.
    const unheard: unknown[] = [];
    const hear = (error: unknown) => void unheard.push(error);
    process.on('unhandledRejection', hear);
    await expect(first.transaction((tx) => count.all(tx))).rejects.toSatisfy(isConnectionLost);
    await new Promise(setImmediate);
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
    expect(await first.healthy()).toBe(false);
    const second = await openDatabase({ kind: 'embedded', folder });
    expect(await count.first(second)).toEqual({ count: 1 });
    await second.close();
    await drop();
  });

  it('tidies up by itself after many changes', async () => {
    const { folder, drop } = await spareFolder();
    const db = await openDatabase({ kind: 'embedded', folder, maintenanceMs: 20 });
    const analysed = statement<{ rows: number }>(
      'test.analysed',
      "SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'tenants'",
    );
    await db.connection.run({
      text: "INSERT INTO tenants (id, name) SELECT 'm' || n, 'M' FROM generate_series(1, 1000) n",
      values: [],
    });
    await expect.poll(() => analysed.first(db), { timeout: 30_000 }).toEqual({ rows: 1000 });
    await db.close();
    await drop();
  });

  it('says so when its thread dies, and answers nothing any more', async () => {
    const { folder, drop } = await spareFolder();
    const died = Promise.withResolvers<Error>();
    const db = await openDatabase({ kind: 'embedded', folder, onDeath: died.resolve });
    expect(await db.healthy()).toBe(true);
    // Without its log it panics at the next checkpoint.
    await rm(join(folder, 'database', 'pg_wal'), { recursive: true });
    const doomed = db.connection.run({ text: 'CHECKPOINT', values: [] });
    await expect(doomed).rejects.toThrow();
    expect((await died.promise).message).toContain('The embedded database stopped');
    expect(await db.healthy()).toBe(false);
    await expect(count.all(db)).rejects.toSatisfy(isConnectionLost);
    await db.close();
    await drop();
  });

  it('frees the folder when it cannot be opened', async () => {
    const { folder, drop } = await spareFolder();
    const [place, aside] = [join(folder, 'database'), join(folder, 'aside')];
    await rename(place, aside);
    await mkdir(place);
    await writeFile(join(place, 'PG_VERSION'), 'not a database');
    await expect(openDatabase({ kind: 'embedded', folder })).rejects.toThrow('cannot be read');
    await rm(place, { recursive: true });
    await rename(aside, place);
    const db = await openDatabase({ kind: 'embedded', folder });
    expect(await db.healthy()).toBe(true);
    await db.close();
    await drop();
  });
});
