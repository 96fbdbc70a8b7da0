import { expect, it } from 'vitest';
import type { Database } from '../platform/db/index.ts';
import type { Services } from '../platform/http/services.ts';
import { buildEmptyTenant, testDatabase } from '../testing/index.ts';
import { numberFor } from './order-numbers.ts';

const db = await testDatabase();
/** Stocks belong to a database object, so another one on the same connection is another server. */
const otherServer: Database = Object.create(db);
const noon = Date.parse('2026-11-20T04:00:00.000Z');

/** Takes a number as creating an order does. */
function take(server: Database, tenantId: string, at = noon, timeZone = 'Asia/Shanghai'): Promise<string> {
  const services = { db: server } as Services;
  return server.transaction((tx) => numberFor({ tx, services, tenantId, timeZone }, 'WO', at));
}

it('never gives a number twice, however many servers take them at once', async () => {
  const { tenantId } = await buildEmptyTenant(db);
  const taken = await Promise.all(
    Array.from({ length: 200 }, (_, index) => take(index % 2 === 0 ? db : otherServer, tenantId)),
  );
  expect(new Set(taken).size).toBe(200);
  for (const number of taken) expect(number).toMatch(/^WO20261120\d{4,}$/);
});

it("counts each tenant and each of its days from 1, the day being the zone's", async () => {
  const [one, two] = [await buildEmptyTenant(db), await buildEmptyTenant(db)];
  expect(await take(db, one.tenantId)).toBe('WO202611200001');
  expect(await take(db, two.tenantId)).toBe('WO202611200001');
  const lateEvening = Date.parse('2026-11-20T17:00:00.000Z');
  expect(await take(db, one.tenantId, lateEvening)).toBe('WO202611210001');
  expect(await take(db, two.tenantId, lateEvening, 'UTC')).not.toMatch(/^WO20261121/);
});
