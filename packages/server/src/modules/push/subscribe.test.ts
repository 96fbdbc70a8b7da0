import { createECDH, ECDH, randomBytes } from 'node:crypto';
import { isSvcdeskError } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStaff, buildTenant, type TestTenant, testDatabase, testServer } from '../../testing/index.ts';
import { isQuiet, pushKindOf } from './gather.ts';

const db = await testDatabase();
const server = await testServer(db, { environment: { SVCDESK_PUSH_SERVICES: 'push.example.com' } });
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const subscription = {
  endpoint: 'https://push.example.com/one',
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
  kinds: ['assigned' as const],
};

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!isSvcdeskError(error)) throw error;
      return error.issues?.map(({ path, code }) => `${path} ${code}`).join() || error.code;
    },
  );

describe('subscribing', () => {
  it('takes push services in public by HTTPS alone, whatever webhooks may reach', async () => {
    const environment = { SVCDESK_WEBHOOK_PRIVATE: 'on', SVCDESK_WEBHOOK_PORTS: '1-65535' };
    const closed = await testServer(db, { environment });
    const engineer = await closed.as(tenant.engineer);
    for (const [endpoint, code] of [
      ['http://127.0.0.1:8700/x', 'startsWith'],
      ['https://127.0.0.1/x', 'privateAddress'],
      ['https://intranet/x', 'privateAddress'],
      ['http://push.example.com/x', 'startsWith'],
      ['https://push.example.com:8443/x', 'port'],
      ['no address', 'format'],
      ['https://push.example.com/x', 'pushService'],
      ['https://fcm.googleapis.com.example.com/x', 'pushService'],
    ] as const) {
      const refused = await refusalOf(engineer.push.subscribe({ ...subscription, endpoint }));
      expect([endpoint, refused]).toEqual([endpoint, `endpoint ${code}`]);
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/x',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://wns2-by3p.notify.windows.com/w/?token=x',
      'https://web.push.apple.com/x',
    ]) {
      expect(await refusalOf(engineer.push.subscribe({ ...subscription, endpoint }))).toBe('done');
    }
  });

  it('refuses keys that nothing can be encrypted with, and what has ended', async () => {
    const engineer = await server.as(tenant.engineer);
    const { p256dh, auth } = subscription.keys;
    const point = Buffer.from(p256dh, 'base64url');
    const offCurve = Buffer.from(point);
    offCurve[64] = (offCurve[64] ?? 0) ^ 1;
    const compressed = Buffer.from(
      ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'compressed') as string,
      'hex',
    );
    for (const [what, bytes] of Object.entries({
      short: point.subarray(0, 64),
      long: Buffer.concat([point, Buffer.of(0)]),
      zeros: Buffer.alloc(65),
      offCurve,
      compressed,
    })) {
      const keys = { auth, p256dh: bytes.toString('base64url') };
      const refused = await refusalOf(engineer.push.subscribe({ ...subscription, keys }));
      expect([what, refused]).toEqual([what, 'keys.p256dh pushKey']);
    }
    for (const length of [1, 15, 17, 32]) {
      const keys = { p256dh, auth: randomBytes(length).toString('base64url') };
      const refused = await refusalOf(engineer.push.subscribe({ ...subscription, keys }));
      expect([length, refused]).toEqual([length, 'keys.auth pushKey']);
    }
    const at = server.clock.now().getTime();
    const ended = engineer.push.subscribe({ ...subscription, expirationTime: at });
    expect(await refusalOf(ended)).toBe('expirationTime past');
    for (const expirationTime of [null, at + 1000])
      expect(await refusalOf(engineer.push.subscribe({ ...subscription, expirationTime }))).toBe('done');
  });

  it('gives every server of a database the same key, and the private one lies sealed', async () => {
    const servers = [await testServer(db), await testServer(db)];
    // Without a session by the other server's clock, which is hours ahead: sessions made here would be the oldest.
    const person = await buildStaff(tenant, { groupIds: [tenant.groupId] });
    const keys = await Promise.all(
      servers.map(async (each) => (await (await each.as(person)).push.key({})).publicKey),
    );
    expect(new Set(keys).size).toBe(1);
    expect(Buffer.from(keys[0] ?? '', 'base64url')).toHaveLength(65);
    const { rows } = await db.connection.run({
      text: 'SELECT sealed_private_key FROM push_keys',
      values: [],
    });
    expect(JSON.stringify(rows)).toMatch(/v1\./);
  });
});

describe('kinds and quiet hours', () => {
  it('every message is pushed as one of three kinds', () => {
    expect(pushKindOf('order.assigned')).toBe('assigned');
    expect(pushKindOf('sla.missed')).toBe('late');
    expect(pushKindOf('order.supplement')).toBe('message');
  });

  it.each([
    ['23:30', '22:00', '07:00', true],
    ['06:59', '22:00', '07:00', true],
    ['07:00', '22:00', '07:00', false],
    ['12:30', '12:00', '13:00', true],
    ['13:00', '12:00', '13:00', false],
    ['12:30', null, null, false],
    ['12:30', '12:30', '12:30', false],
  ])('%s within %s to %s is quiet: %s', (time, from, to, quiet) => {
    expect(isQuiet(time, from, to)).toBe(quiet);
  });
});
