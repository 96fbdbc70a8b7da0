import { beforeEach, describe, expect, it } from 'vitest';
import { purgeExpired } from '../../app/jobs.ts';
import { buildEmptyTenant, buildStaff, post, testDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import {
  attemptDays,
  chainedADay,
  countAttempt,
  countedAttempts,
  nobody,
  recordAttempt,
} from './attempts.ts';
import { recordEvent } from './record-event.ts';
import { sealAudit } from './seal.ts';
import { verifyAudit } from './verify/verify-audit.ts';

const db = await testDatabase();
const home = await buildEmptyTenant(db);
const server = await testServer(db, { environment: { SVCDESK_DEFAULT_TENANT: home.tenantId } });
const at = new Date('2026-11-20T05:24:00.120Z');
const dayMs = 86_400_000;

let tenantId: string;
let staff: Awaited<ReturnType<typeof buildStaff>>;
beforeEach(async () => {
  const tenant = await buildEmptyTenant(db);
  tenantId = tenant.tenantId;
  staff = await buildStaff(tenant, {});
});

const from = (address: string) => ({ tenantId, kind: 'login.fail', at, address }) as const;

const attempt = (more: { accountId?: string; at?: Date } = {}) =>
  db.transaction((tx) => recordAttempt(tx, { ...from('192.0.2.7'), ...more }));

const chained = async () =>
  (await query(db)`SELECT kind FROM audit_events WHERE tenant_id = ${tenantId}`).length;

describe('what is tried at a name without an account', () => {
  it('is no row of the history, and one counted row a day of its network', async () => {
    for (const address of ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::3', '2001:db8:1:7000::9']) {
      await db.transaction((tx) => recordAttempt(tx, from(address)));
    }
    expect(await chained()).toBe(0);
    expect(await countedAttempts.all(db, tenantId)).toEqual([
      {
        on: '2026-11-20',
        kind: 'login.fail',
        account: null,
        network: '192.0.2.7',
        count: 2,
        lastAt: at.toISOString(),
      },
      {
        on: '2026-11-20',
        kind: 'login.fail',
        account: null,
        network: '2001:db8:1::/48',
        count: 2,
        lastAt: at.toISOString(),
      },
    ]);
  });

  it('tells five hundred networks of a day apart, and counts all others as one', async () => {
    await query(
      db,
    )`INSERT INTO audit_attempts (tenant_id, tried_on, kind, account_id, network, count, last_at)
      SELECT ${tenantId}, '2026-11-20', 'login.fail', ${nobody}::uuid, n::text, 1, ${at}::timestamptz
      FROM generate_series(1, 499) n`;
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.1']) {
      await countAttempt(db, from(address));
    }
    const counted = await countedAttempts.all(db, tenantId);
    expect(counted).toHaveLength(501);
    expect(counted.filter(({ count }) => count > 1).map(({ network, count }) => [network, count])).toEqual([
      ['192.0.2.1', 2],
      ['others', 2],
    ]);
  });

  it('is counted where it comes in: a wrong password and a wrong code', async () => {
    const call = (path: string, body: object) => post(`${server.url}/api/user/${path}`, body);
    await call('mobile/login', { account: 'nobody-at-all', password: 'guess' });
    await call('mobile/login', { phone: '13400000001', code: '000000' });
    const events = await query(db)`SELECT kind FROM audit_events WHERE tenant_id = ${home.tenantId}`;
    expect(events).toEqual([]);
    const counted = await countedAttempts.all(db, home.tenantId);
    expect(counted.map(({ kind, network, count }) => [kind, network, count])).toEqual([
      ['code.fail', '127.0.0.1', 1],
      ['login.fail', '127.0.0.1', 1],
    ]);
  });
});

it('of what is tried at an account its chain keeps the first of a day, and the rest is counted', async () => {
  const { accountId, account } = staff;
  for (let tries = 0; tries < chainedADay + 3; tries++) await attempt({ accountId });
  expect(await chained()).toBe(chainedADay);
  expect(await countedAttempts.all(db, tenantId)).toMatchObject([
    { account, network: '', count: chainedADay + 3 },
  ]);
  await attempt({ accountId, at: new Date(at.getTime() + dayMs) });
  expect(await chained()).toBe(chainedADay + 1);
  expect((await verifyAudit(db, tenantId)).broken).toBeUndefined();
});

it('counts are purged after their time, and a history with older rows without an account verifies on', async () => {
  await db.transaction((tx) =>
    recordEvent(tx, { tenantId, accountId: nobody, kind: 'captcha.fail', at, address: '192.0.2.7' }),
  );
  await sealAudit(db, at);
  await attempt();
  await attempt({ accountId: staff.accountId });
  await purgeExpired(db, new Date(at.getTime() + (attemptDays - 1) * dayMs));
  expect(await countedAttempts.all(db, tenantId)).toHaveLength(2);
  await purgeExpired(db, new Date(at.getTime() + (attemptDays + 1) * dayMs));
  expect(await countedAttempts.all(db, tenantId)).toEqual([]);
  expect(await verifyAudit(db, tenantId)).toMatchObject({ eventCount: 2, broken: undefined });
});
