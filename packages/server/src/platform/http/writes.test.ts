import { describe, expect, it } from 'vitest';
import { buildEmptyTenant, newId, testDatabase } from '../../testing/index.ts';
import { type Database, DatabaseError, statement } from '../db/index.ts';
import { type KeyedWrite, runWrite } from './writes.ts';

const db = await testDatabase();
const { tenantId } = await buildEmptyTenant(db);

const addOne = statement<object, [counter: string]>(
  'test.addOne',
  `INSERT INTO kept_counts (tenant_id, counter, value) VALUES ('test', $1, 1)
   ON CONFLICT (tenant_id, counter) DO UPDATE SET value = kept_counts.value + 1`,
);
const countOf = statement<{ value: number }, [counter: string]>(
  'test.count',
  `SELECT value FROM kept_counts WHERE tenant_id = 'test' AND counter = $1`,
);

const effects = async (on: Database, counter: string) => (await countOf.first(on, counter))?.value ?? 0;

function write(key: string | undefined, body: unknown = {}, more: Partial<KeyedWrite> = {}): KeyedWrite {
  return { tenantId, accountId: newId(), callId: 'test.write', key, body, at: new Date(), ...more };
}

describe('a write with a key', () => {
  it('happens once when it arrives fifty times at once, and every arrival gets the first answer', async () => {
    const counter = newId();
    const same = write('key-1');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        runWrite(db, same, async (tx) => {
          await addOne.change(tx, counter);
          return { index };
        }),
      ),
    );
    expect(await effects(db, counter)).toBe(1);
    expect(new Set(answers.map(({ data }) => (data as { index: number }).index)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('gives its first answer even where a second arrival would be refused by now', async () => {
    const same = write('key-2');
    await runWrite(db, same, async () => ({ done: true }));
    const again = await runWrite(db, same, async () => {
      throw new Error('It was done already');
    });
    expect(again).toEqual({ data: { done: true }, replayed: true });
  });

  it('is refused when its body is another', async () => {
    const first = write('key-3', { amount: 1 });
    await runWrite(db, first, async () => ({}));
    await expect(runWrite(db, { ...first, body: { amount: 2 } }, async () => ({}))).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  it('is judged anew after it was refused, since nothing happened', async () => {
    const counter = newId();
    const same = write('key-4');
    await expect(
      runWrite(db, same, async (tx) => {
        await addOne.change(tx, counter);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await effects(db, counter)).toBe(0);
    expect((await runWrite(db, same, async () => ({ now: 'it works' }))).replayed).toBe(false);
  });

  it('has nothing to do with the same key of another account, call or tenant', async () => {
    const first = write('key-5');
    await runWrite(db, first, async () => ({ first: true }));
    for (const other of [{ accountId: newId() }, { callId: 'test.other' }, { tenantId: 'tother' }]) {
      const answer = await runWrite(db, { ...first, ...other }, async () => ({ first: false }));
      expect(answer.data).toEqual({ first: false });
    }
  });
});

describe('a write without a key', () => {
  it('is not judged again when its connection was lost, since it is unknown what was committed', async () => {
    let times = 0;
    const lost = new DatabaseError({ code: '08006', message: 'Connection terminated' });
    const answer = runWrite(db, write(undefined), async () => {
      times += 1;
      throw lost;
    });
    await expect(answer).rejects.toBe(lost);
    expect(times).toBe(1);
  });

  it('happens each time', async () => {
    const counter = newId();
    for (let index = 0; index < 3; index++) {
      await runWrite(db, write(undefined), async (tx) => addOne.change(tx, counter));
    }
    expect(await effects(db, counter)).toBe(3);
  });
});
