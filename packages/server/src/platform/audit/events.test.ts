import { describe, expect, it } from 'vitest';
import {
  buildEmptyTenant,
  buildStaff,
  post,
  type TestAccount,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';
import { digestOf, hashOf } from './chain.ts';
import { chainKeys } from './chain-key.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);

interface EventRow {
  seq: number;
  id: string;
  kind: string;
  at: string;
  actorKind: string;
  actorId: string;
  changes: Record<string, unknown> | null;
  requestId: string | null;
  address: string | null;
  device: string | null;
  salt: string;
  digest: string;
  prevHash: string | null;
  hash: string;
}

async function eventsOf({ tenantId, accountId }: TestAccount): Promise<EventRow[]> {
  const { columns, rows } = await db.connection.run({
    text: `SELECT seq, id, kind, at, actor_kind AS "actorKind", actor_id AS "actorId", changes,
        request_id AS "requestId", address, device, salt, digest, prev_hash AS "prevHash", hash
      FROM audit_events WHERE tenant_id = $1 AND chain_id = $2 ORDER BY seq`,
    values: [tenantId, accountId],
  });
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])) as never);
}

describe('events of signing in', () => {
  it('stand in the account’s chain, each linked to the one before', async () => {
    const account = await buildStaff(tenant);
    const client = server.client();
    await client.auth.login({ account: account.account, password: 'wrong' }).catch(() => {});
    await client.signIn({ account: account.account, password: testPassword });
    await client.signOut();
    const events = await eventsOf(account);
    expect(events.map(({ kind }) => kind)).toEqual(['login.fail', 'login.ok', 'logout']);
    let before: string | null = null;
    for (const event of events) {
      const { seq, id, kind, at, actorKind, actorId, changes, requestId, address, device } = event;
      const payload = { actorKind, actorId, changes: changes ?? undefined, requestId, address, device };
      expect(digestOf(event.salt, payload)).toBe(event.digest);
      const head = { tenantId: account.tenantId, chainId: account.accountId, seq, id, kind, at };
      expect(hashOf(before, head, event.digest, chainKeys().current)).toBe(event.hash);
      expect(event.prevHash).toBe(before);
      before = event.hash;
    }
  });

  it('are one chain when many are written at once', async () => {
    const account = await buildStaff(tenant);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        server.client().auth.login({ account: account.account, password: testPassword }),
      ),
    );
    const events = await eventsOf(account);
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(events.slice(1).every(({ prevHash }, index) => prevHash === events[index]?.hash)).toBe(true);
  });

  it('tell of locks and of administrators who were refused', async () => {
    const account = await buildStaff(tenant);
    const admin = await buildStaff(tenant, { admin: true });
    const login = (password: string, who = account) =>
      server
        .client()
        .auth.login({ account: who.account, password })
        .catch(() => {});
    for (let index = 0; index < 6; index++) await login('wrong');
    await login(testPassword, admin);
    expect((await eventsOf(account)).map(({ kind }) => kind)).toEqual([
      ...Array(4).fill('login.fail'),
      'login.locked',
    ]);
    expect((await eventsOf(admin)).map(({ kind }) => kind)).toEqual(['login.refusedAdmin']);
  });
});

describe('refused permissions', () => {
  it('are counted by account and call', async () => {
    const account = await buildStaff(tenant, { roles: [] });
    const token = await server.tokenOf(account);
    for (let index = 0; index < 3; index++) {
      await post(`${server.url}/api/order/order/mobile/receive`, {}, { token });
    }
    await server.services.denials.flush();
    expect(await eventsOf(account)).toMatchObject([
      { kind: 'permission.denied', changes: { call: 'orders.accept', count: 3 } },
    ]);
  });
});
