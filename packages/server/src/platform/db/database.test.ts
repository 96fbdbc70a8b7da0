import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { query, rowsOf } from '../../testing/query.ts';
import {
  DatabaseError,
  insertRows,
  isForeignKeyViolation,
  isUniqueViolation,
  type Queryable,
  statement,
} from './index.ts';
import { accountRoles, tenants } from './schema/index.ts';

const db = await testDatabase();
const named = (id: string, on: Queryable = db) => rowsOf(on, tenants, { id });

describe('a transaction', () => {
  it('keeps what it wrote when its work resolves, and tells those who waited for the commit', async () => {
    const told: string[] = [];
    const result = await db.transaction(async (tx) => {
      await insertRows(tx, tenants, { id: 'kept', name: 'Kept' });
      tx.afterCommit(() => told.push('after commit'));
      expect(told).toEqual([]);
      return 'done';
    });
    expect(result).toBe('done');
    expect(told).toEqual(['after commit']);
    expect(await named('kept')).toHaveLength(1);
  });

  it('leaves nothing behind when its work throws, and passes the error on', async () => {
    const told: string[] = [];
    const work = db.transaction(async (tx) => {
      await insertRows(tx, tenants, { id: 'thrown', name: 'Thrown' });
      tx.afterCommit(() => told.push('after commit'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(told).toEqual([]);
    expect(await named('thrown')).toEqual([]);
  });

  it('does not pretend to have committed after a statement in it failed', async () => {
    const work = db.transaction(async (tx) => {
      await insertRows(tx, tenants, { id: 'swallowed', name: 'Swallowed' });
      await query(tx)`SELECT * FROM nowhere`.catch(() => {});
    });
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await named('swallowed')).toEqual([]);
  });

  it('tells what failed among the pipelined, not that a later statement was not run because of it', async () => {
    const failed = db
      .transaction(async (tx) => {
        tx.pipelined(insertRows(tx, tenants, { id: 'twice', name: 'One' }));
        tx.pipelined(insertRows(tx, tenants, { id: 'twice', name: 'Other' }));
        await named('twice', tx);
      })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(await failed)).toBe(true);
    expect(await named('twice')).toEqual([]);
  });

  it('refuses the database itself inside, for reading, writing and nesting', async () => {
    await expect(db.transaction(() => named('kept'))).rejects.toThrow('use the handle');
    await expect(db.transaction(() => db.transaction(async () => {}))).rejects.toThrow('use the handle');
    expect(await named('kept')).toHaveLength(1);
  });

  it('cannot be used any more once it is over', async () => {
    const escaped = await db.transaction(async (tx) => ({ tx }));
    await expect(named('kept', escaped.tx)).rejects.toMatchObject({ code: '25P01' });
  });

  it('does not let statements from outside slip into it', async () => {
    const inside = Promise.withResolvers<void>();
    const mayFail = Promise.withResolvers<void>();
    const failing = db.transaction(async (tx) => {
      await insertRows(tx, tenants, { id: 'inside', name: 'Inside' });
      inside.resolve();
      await mayFail.promise;
      throw new Error('rolled back');
    });
    await inside.promise;
    const outside = insertRows(db, tenants, { id: 'outside', name: 'Outside' });
    mayFail.resolve();
    await expect(failing).rejects.toThrow('rolled back');
    await outside;
    expect(await named('inside')).toEqual([]);
    expect(await named('outside')).toHaveLength(1);
  });

  it('takes its turn among many others, each whole', async () => {
    await insertRows(db, tenants, { id: 'busy', name: '0' });
    await Promise.all(
      Array.from({ length: 40 }, () =>
        db.transaction(async (tx) => {
          const [row] = await query(tx)<{
            name: string;
          }>`SELECT name FROM tenants WHERE id = 'busy' FOR UPDATE`;
          await query(tx)`UPDATE tenants SET name = ${Number(row?.name) + 1} WHERE id = 'busy'`;
        }),
      ),
    );
    expect((await named('busy'))[0]?.name).toBe('40');
  });
});

describe('values', () => {
  it('come back the same from both databases', async () => {
    const values = statement<Record<string, unknown>, [text: string, list: string[], document: object]>(
      'test.values',
      `select 9007199254740991::bigint as whole, count(*) as counted, 12.5::numeric as exact, 1.5::float8 as float,
        '2026-11-20 13:24:00.12+08'::timestamptz(3) as instant, '2026-11-20 05:24:00+00'::timestamptz as even,
        '2026-11-20'::date as day, true as yes, null as nothing, $1::text as text,
        $2::text[] as list, array[1, 2]::int[] as numbers, $3::jsonb as document from tenants where false`,
    );
    expect(
      await values.first(db, '接单 "a"', ['a,b', 'c"d\\e', '中'], { list: [1, { deep: null }] }),
    ).toEqual({
      whole: 9007199254740991,
      counted: 0,
      exact: 12.5,
      float: 1.5,
      instant: '2026-11-20T05:24:00.120Z',
      even: '2026-11-20T05:24:00.000Z',
      day: '2026-11-20',
      yes: true,
      nothing: null,
      text: '接单 "a"',
      list: ['a,b', 'c"d\\e', '中'],
      numbers: [1, 2],
      document: { list: [1, { deep: null }] },
    });
  });

  it('of many columns are inserted in bulk, each row with the defaults that it leaves out', async () => {
    const createdAt = '2026-11-20T05:24:00.120Z';
    await insertRows(db, tenants, [
      { id: 'typed', name: 'Typed "a\b"', createdAt },
      { id: 'other', name: '中', travelMinutes: 45 },
    ]);
    expect(await named('typed')).toMatchObject([{ name: 'Typed "a\b"', createdAt, travelMinutes: 30 }]);
    expect(await named('other')).toMatchObject([{ name: '中', travelMinutes: 45 }]);
  });
});

describe('a refused statement', () => {
  it('says which constraint stood in the way', async () => {
    await insertRows(db, tenants, { id: 'twice', name: 'Twice' });
    const again = await insertRows(db, tenants, { id: 'twice', name: 'Twice' }).catch(
      (error: unknown) => error,
    );
    expect(isUniqueViolation(again, 'tenants_pkey')).toBe(true);
    expect(again).toBeInstanceOf(DatabaseError);
    expect(JSON.stringify(again)).not.toContain('twice');

    const stranger = await insertRows(db, accountRoles, {
      tenantId: 'twice',
      accountId: '01890000-0000-7000-8000-000000000000',
      role: 'lead',
    }).catch((error: unknown) => error);
    expect(isForeignKeyViolation(stranger, 'account_roles_account_id_fk')).toBe(true);
  });

  it('leaves the connection usable', async () => {
    for (let round = 0; round < 20; round++) {
      await expect(query(db)`SELECT ${round}::int / 0`).rejects.toMatchObject({ code: '22012' });
      expect(await query(db)`SELECT ${round}::int AS n`).toEqual([{ n: round }]);
    }
  });
});

describe('a prepared statement', () => {
  const halves = statement<{ n: number; half: number }, [n: number, by: number]>(
    'test.halves',
    'SELECT $1::int AS n, $1::int / $2::int AS half FROM generate_series(1, $1::int)',
  );

  it('that failed at its first run is told its columns at the next ones', async () => {
    await db.transaction(async (tx) => {
      await tx.connection.run({ text: 'SAVEPOINT before', values: [] });
      await expect(halves.all(tx, 2, 0)).rejects.toMatchObject({ code: '22012' });
      await tx.connection.run({ text: 'ROLLBACK TO before', values: [] });
      for (let run = 0; run < 3; run++) expect(await halves.first(tx, 4, 2)).toEqual({ n: 4, half: 2 });
      expect(await halves.all(tx, 0, 2)).toEqual([]);
      expect(await halves.change(tx, 3, 2)).toBe(0);
    });
  });

  it('gives rows of the same keys however often it ran, in several on the way at once', async () => {
    const rows = await db.transaction((tx) => Promise.all([1, 2, 3].map((n) => halves.all(tx, n, 1))));
    expect(rows.map((each) => each.map(({ n, half }) => [n, half]))).toEqual([
      [[1, 1]],
      [
        [2, 2],
        [2, 2],
      ],
      [
        [3, 3],
        [3, 3],
        [3, 3],
      ],
    ]);
  });

  it('is planned once, however long the arrays are that it is given', async () => {
    const among = statement<{ id: string }, [ids: readonly string[]]>(
      'test.among',
      'SELECT id FROM tenants WHERE id = ANY($1::text[])',
    );
    await db.transaction(async (tx) => {
      for (let length = 0; length < 8; length++) await among.all(tx, Array(length).fill('none'));
      expect(
        await query(tx)`SELECT generic_plans AS once, custom_plans AS anew FROM pg_prepared_statements
          WHERE name = 'test.among'`,
      ).toEqual([{ once: 8, anew: 0 }]);
    });
  });

  it('says how many rows it changed', async () => {
    const change = statement<object, [from: number]>(
      'test.change',
      `INSERT INTO schema_migrations (name, hash) SELECT 'test ' || n, '' FROM generate_series($1::int, 3) n`,
    );
    const undone = db.transaction(async (tx) => {
      expect(await change.change(tx, 1)).toBe(3);
      expect(await change.change(tx, 4)).toBe(0);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  });
});

describe('listening', () => {
  it('hears what was notified, once it is committed', async () => {
    const heard = Promise.withResolvers<string>();
    const stop = await db.listen('test_channel', heard.resolve);
    await db.transaction((tx) => query(tx)`SELECT pg_notify('test_channel', 'hello')`);
    expect(await heard.promise).toBe('hello');
    await stop();
  });
});

it('is healthy', async () => {
  expect(await db.healthy()).toBe(true);
});
