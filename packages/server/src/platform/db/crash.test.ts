import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { spareDatabase } from '../../testing/database.ts';
import { openDatabase, statement } from './index.ts';

const rounds = process.env.SVCDESK_LONG === '1' ? 50 : 2;

const kept = statement<{ counter: string; value: number }>(
  'test.keptCounts',
  'SELECT counter, value FROM kept_counts ORDER BY counter',
);

/** Runs the inserting process until it has told of so many rows, kills it, and gives the last one told. */
async function insertUntilKilled(options: unknown, from: number, rows: number): Promise<number> {
  const child = fork(new URL('../../testing/processes/insert-rows.ts', import.meta.url), [
    JSON.stringify(options),
    String(from),
  ]);
  let last = from - 1;
  const killed = once(child, 'exit');
  child.on('message', (number: number) => {
    last = number;
    if (last >= from + rows) child.kill('SIGKILL');
  });
  const [, signal] = await killed;
  expect(signal).toBe('SIGKILL');
  return last;
}

it('has every acknowledged row after the process was killed while it wrote', async () => {
  const spare = await spareDatabase();
  let written = 0;
  for (let round = 0; round < rounds; round++) {
    // Rows without an acknowledgement may be there or not, and acknowledgements are late on a busy machine. What was
    // under way may still come.
    const from = written + 3;
    const acknowledged = await insertUntilKilled(spare.options, from, 20 + Math.floor(Math.random() * 300));
    const db = await openDatabase(spare.options);
    const rows = new Map((await kept.all(db)).map(({ counter, value }) => [Number(counter), value]));
    for (let number = from; number <= acknowledged; number++) expect(rows.get(number)).toBe(number);
    written = Math.max(acknowledged, ...rows.keys());
    await db.close();
  }
  await spare.drop();
});
