import { describe, expect, it } from 'vitest';
import { buildStaff, buildTenant, testDatabase, testServer } from '../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

describe('first light', () => {
  it('answers', async () => {
    const r = await fetch(`${server.url}/healthz`);
    expect(r.status).toBe(200);
    const tenant = await buildTenant(db);
    const account = await buildStaff(tenant);
    const client = await server.as(account);
    const me = await client.account.personal({});
    expect(me.account).toBe(account.account);
  });
});
