/** Inserts rows as fast as it can and tells each number once the database has acknowledged it. */
import { type OpenOptions, openDatabase, statement } from '../../platform/db/index.ts';

const [options, from] = process.argv.slice(2);
if (!options) throw new Error('Which database?');
const db = await openDatabase(JSON.parse(options) as OpenOptions);
const insert = statement<object, [tenantId: string, counter: string, value: number]>(
  'test.insertCount',
  'INSERT INTO kept_counts (tenant_id, counter, value) VALUES ($1, $2, $3)',
);

for (let number = Number(from); ; number += 2) {
  // One by itself, one in a transaction with an update: both kinds of acknowledgement count.
  await insert.change(db, 't1', String(number), number);
  process.send?.(number);
  await db.transaction(async (tx) => {
    await insert.change(tx, 't1', String(number + 1), 0);
    await tx.connection.run({
      text: 'UPDATE kept_counts SET value = $1 WHERE tenant_id = $2 AND counter = $3',
      values: [String(number + 1), 't1', String(number + 1)],
    });
  });
  process.send?.(number + 1);
}
