import { describe, expect, it } from 'vitest';
import { spareDatabase } from '../../../testing/database.ts';
import { swallowingLine } from '../../../testing/swallowing-line.ts';
import { isConnectionLost, openDatabase, statement, withoutTimeLimit } from '../index.ts';

const one = statement<{ one: number }>('test.one', 'SELECT 1 AS one');
const notify = statement<object, [payload: string]>('test.notify', "SELECT pg_notify('test_news', $1)");
/** As a restart of the server does to all connections. */
const cutOthers = statement<{ cut: number }>(
  'test.cutOthers',
  `SELECT count(*) FILTER (WHERE pg_terminate_backend(pid, 5000)) AS cut FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()`,
);

async function sparePostgres(idleErrors: Error[] = []) {
  const { options, drop } = await spareDatabase();
  if (options.kind !== 'postgres') throw new Error('PostgreSQL only');
  const db = await openDatabase({ ...options, poolSize: 2, onIdleError: (error) => idleErrors.push(error) });
  const other = await openDatabase({ ...options, poolSize: 1 });
  return {
    db,
    other,
    async done() {
      await db.close();
      await other.close();
      await drop();
    },
  };
}

// The embedded database has no connections to cut.
describe.runIf(process.env.SVCDESK_TEST_DB === 'postgres')('a PostgreSQL that cuts connections', () => {
  it('is used again as soon as it answers', async () => {
    const idleErrors: Error[] = [];
    const { db, other, done } = await sparePostgres(idleErrors);
    await Promise.all([one.all(db), one.all(db)]);
    expect((await cutOthers.first(other))?.cut).toBe(2);
    await expect.poll(() => idleErrors.length).toBe(2);
    expect(await one.first(db)).toEqual({ one: 1 });
    expect(await db.healthy()).toBe(true);
    await done();
  });

  it('fails the transaction that it cuts, and nothing else', async () => {
    const { db, other, done } = await sparePostgres();
    const cut = db.transaction(async (tx) => {
      await one.all(tx);
      await cutOthers.all(other);
      await one.all(tx);
    });
    await expect(cut).rejects.toSatisfy(isConnectionLost);
    expect(await one.first(db)).toEqual({ one: 1 });
    await done();
  });

  it('is listened to again', async () => {
    const { db, other, done } = await sparePostgres();
    const heard: string[] = [];
    const stop = await db.listen('test_news', (payload) => heard.push(payload));
    await notify.all(other, 'before');
    await expect.poll(() => heard).toEqual(['before']);
    await cutOthers.all(other);
    await expect
      .poll(
        async () => {
          await notify.all(other, 'after');
          return heard;
        },
        { timeout: 10_000 },
      )
      .toContain('after');
    await stop();
    await done();
  });

  it('is unhealthy when the server does not answer, and says that the connection is lost', async () => {
    const db = await openDatabase({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await db.healthy()).toBe(false);
    await expect(one.all(db)).rejects.toSatisfy(isConnectionLost);
    await expect(db.transaction((tx) => one.all(tx))).rejects.toSatisfy(isConnectionLost);
    await db.close();
  });

  it('counts as lost when the network swallows what it is asked, and is used again afterwards', async () => {
    const { options, drop } = await spareDatabase();
    if (options.kind !== 'postgres') throw new Error('PostgreSQL only');
    const line = await swallowingLine(options.url);
    const db = await openDatabase({ kind: 'postgres', url: line.url, answerWithinMs: 300, poolSize: 3 });
    await Promise.all([one.all(db), one.all(db), one.all(db)]);
    line.swallow();
    const asked = await Promise.allSettled([
      one.all(db),
      db.transaction((tx) => one.all(tx)),
      db.transaction(async (tx) => {
        tx.pipelined(one.all(tx));
        await one.all(tx);
      }),
    ]);
    for (const each of asked) expect(each).toMatchObject({ reason: expect.toSatisfy(isConnectionLost) });
    line.pass();
    expect(await one.first(db)).toEqual({ one: 1 });
    await db.close();
    await line.close();
    await drop();
  });

  it('may take any time where that was asked for', async () => {
    const { options, drop } = await spareDatabase();
    if (options.kind !== 'postgres') throw new Error('PostgreSQL only');
    const db = await openDatabase({ ...options, answerWithinMs: 100 });
    const sleep = statement<object>('test.sleep', 'SELECT pg_sleep(0.4)');
    await expect(sleep.all(db)).rejects.toSatisfy(isConnectionLost);
    const slept = db.transaction(async (tx) => {
      await tx.connection.run(withoutTimeLimit);
      return await sleep.all(tx);
    });
    expect(await slept).toHaveLength(1);
    await db.close();
    await drop();
  });

  it('keeps transactions apart that run at the same time on rows of their own', async () => {
    const { db, done } = await sparePostgres();
    const both = Promise.withResolvers<void>();
    let inside = 0;
    const meet = () =>
      db.transaction(async (tx) => {
        await one.all(tx);
        inside += 1;
        if (inside === 2) both.resolve();
        await both.promise;
      });
    await Promise.all([meet(), meet()]);
    await done();
  });
});
