import { timeOrderedId } from '@svcdesk/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { testSecretKey } from '../../testing/database.ts';
import {
  buildStaff,
  buildTenant,
  jobNamed,
  runJob,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { rotateKeys } from './rotate-keys.ts';
import { createSecretBox } from './secret-box.ts';

const db = await testDatabase();
const server = await testServer(db);
const sealNow = () => runJob(server, jobNamed('seal secrets'));
const box = createSecretBox(testSecretKey);

let tenant: TestTenant;
/** What an older release has stored. */
let stored: { webhook: string; tenant: string };
beforeEach(async () => {
  await query(db)`DELETE FROM audit_switches`;
  tenant = await buildTenant(db);
  const webhook = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
  await query(db)`
    INSERT INTO webhooks (tenant_id, id, url, events, secret, cursor_xid, cursor_id, created_by_id)
    VALUES (${tenant.tenantId}, ${timeOrderedId(0)}, 'https://example.com', ARRAY['order.created'], ${webhook},
      0, 0, ${tenant.lead.accountId})`;
  stored = { webhook, tenant: (await secrets()).tenant };
});

async function secrets(): Promise<typeof stored> {
  const [row] = await query(db)<typeof stored>`
    SELECT w.secret AS webhook, t.secret AS tenant FROM tenants t JOIN webhooks w ON w.tenant_id = t.id
    WHERE t.id = ${tenant.tenantId}`;
  return row as typeof stored;
}

const openedBy = async (by: typeof box) => {
  const { webhook, tenant: ofTenant } = await secrets();
  return { webhook: by.open(tenant.tenantId, webhook), tenant: by.open(tenant.tenantId, ofTenant) };
};

describe('secrets that an older release has stored as they are', () => {
  it('are sealed and stay the same', async () => {
    await sealNow();
    expect(Object.values(await secrets()).join()).not.toMatch(/whsec_|[0-9a-f]{8}-/);
    expect(await openedBy(box)).toEqual(stored);
    const sealed = await secrets();
    await sealNow();
    expect(await secrets()).toEqual(sealed);
  });

  it('are left for a week after the upgrade, in which that release may come back', async () => {
    const at = server.clock.now().toISOString();
    await query(
      db,
    )`INSERT INTO audit_switches (tenant_id, seal_seq, switched_at, mac) VALUES ('', 0, ${at}, 'x')`;
    await sealNow();
    expect(await secrets()).toEqual(stored);
    const week = 7 * 86_400_000;
    server.clock.advance(week + 1);
    await sealNow();
    server.clock.advance(-week - 1);
    expect(await openedBy(box)).toEqual(stored);
  });

  it('and new ones are stored as that release reads them, as long as it may come back', async () => {
    const on = await server.as(
      await buildStaff(tenant, {
        roles: ['lead'],
        groupIds: [tenant.rootId],
        ledGroupIds: [tenant.rootId],
      }),
    );
    const hook = { url: 'https://example.com/', events: ['order.created' as const] };
    const storedOf = async (id: string) =>
      (await query(db)<{ secret: string }>`SELECT secret FROM webhooks WHERE id = ${id}`)[0]?.secret;
    const upgradedAt = server.clock.now().toISOString();
    await query(
      db,
    )`INSERT INTO audit_switches (tenant_id, seal_seq, switched_at, mac) VALUES ('', 0, ${upgradedAt}, 'x')`;
    const { id, secret } = await on.webhooks.save(hook);
    expect(await storedOf(id)).toBe(secret);
    const renewed = await on.webhooks.save({ ...hook, id, renewSecret: true });
    expect(await storedOf(id)).toBe(renewed.secret);
    const upgradedBefore = new Date(Date.parse(upgradedAt) - 7 * 86_400_000 - 1).toISOString();
    await query(db)`UPDATE audit_switches SET switched_at = ${upgradedBefore}`;
    const again = await on.webhooks.save({ ...hook, id, renewSecret: true });
    expect(box.open(tenant.tenantId, (await storedOf(id)) ?? '')).toBe(again.secret);
  });

  it('change keys with all that is sealed, and others take their place when the key is lost', async () => {
    await sealNow();
    const keys = { current: 'another key of more than thirty letters', others: [testSecretKey] };
    expect(await rotateKeys(db, keys)).toMatchObject({ lostCount: 0 });
    expect(await openedBy(createSecretBox(keys.current))).toEqual(stored);
    const third = { current: 'a third key of more than thirty letters', others: [] };
    expect((await rotateKeys(db, third, true)).lostCount).toBeGreaterThan(0);
    const { webhook, tenant: ofTenant } = await secrets();
    expect(webhook).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).not.toBe(stored.webhook);
    expect(ofTenant).toMatch(/^[0-9a-f-]{72}$/);
  });
});
