import { describe, expect, it } from 'vitest';
import { runWrite } from '../platform/http/writes.ts';
import { buildEmptyTenant, buildStaff, emptyDatabase, newId, testServer } from '../testing/index.ts';
import { purgeExpired } from './jobs.ts';

const db = await emptyDatabase();
const server = await testServer(db);
const dayMs = 86_400_000;

describe('the purge', () => {
  it('keeps first answers for seven days, and ended sessions for as long', async () => {
    const account = await buildStaff(await buildEmptyTenant(db));
    await server.tokenOf(account);
    const at = new Date();
    const write = { ...account, callId: 'test.write', key: newId(), body: {}, at };
    await runWrite(db, write, async () => ({ first: true }));
    const count = async (table: string) => {
      const { rows } = await db.connection.run({
        text: `SELECT count(*) FROM ${table} WHERE tenant_id = $1`,
        values: [account.tenantId],
      });
      return rows[0]?.[0];
    };
    await purgeExpired(db, new Date(at.getTime() + 6.9 * dayMs));
    expect([await count('idempotency_keys'), await count('sessions')]).toEqual([1, 1]);
    await purgeExpired(db, new Date(at.getTime() + 8 * dayMs));
    expect([await count('idempotency_keys'), await count('sessions')]).toEqual([0, 0]);
  });
});
