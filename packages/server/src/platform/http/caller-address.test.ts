import { describe, expect, it } from 'vitest';
import { buildTenant, post, testDatabase, testServer } from '../../testing/index.ts';
import { readSettings } from '../settings/settings.ts';
import { callerAddress, isProxyOf, plainAddress } from './caller-address.ts';

const db = await testDatabase();
const tenant = await buildTenant(db);

describe('the address of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:DB8:0:0::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
    ['unknown', undefined],
    ['_hidden', undefined],
    ['0xcb007107', undefined],
    ['3405803783', undefined],
    ['203.0.113', undefined],
    ['', undefined],
  ])('%s has one spelling: %s', (text, plain) => {
    expect(plainAddress(text)).toBe(plain);
  });

  it('is that of the connection where a proxy names none', () => {
    const socket = { remoteAddress: '::ffff:10.0.0.1' } as never;
    expect(callerAddress({ ip: 'unknown', socket })).toBe('10.0.0.1');
  });

  it('knows a proxy by address and by range, however it is spelt', () => {
    const isProxy = isProxyOf(
      readSettings({ SVCDESK_TRUST_PROXY: '10.0.0.0/8,192.0.2.1,2001:db8::/32,loopback' }),
    );
    for (const proxy of ['10.1.2.3', '10.1.2.3:80', '::ffff:10.1.2.3', '192.0.2.1', '2001:db8::1', '::1']) {
      expect([proxy, isProxy(proxy)]).toEqual([proxy, true]);
    }
    for (const other of ['11.0.0.1', '192.0.2.2', '2001:db9::1', 'unknown']) {
      expect([other, isProxy(other)]).toEqual([other, false]);
    }
  });

  it('makes no new caller of another spelling or of no address', async () => {
    const environment = { SVCDESK_TRUST_PROXY: 'loopback' };
    const server = await testServer(db, { environment, rateLimits: { publicAMinute: 5 } });
    const spellings = [
      '203.0.113.9',
      '203.0.113.9:1',
      '203.0.113.9:2',
      '::ffff:203.0.113.9',
      '[::ffff:203.0.113.9]:3',
    ];
    const ask = (from: string) =>
      post(`${server.url}/api/user/geetest/get_param`, { scene: 'login' }, { 'x-forwarded-for': from });
    for (const from of spellings) expect((await ask(from)).http).toBe(200);
    expect((await ask('203.0.113.9:4')).http).toBe(429);
    for (const from of ['a', 'b', 'c', 'd', 'e']) expect((await ask(from)).http).toBe(200);
    expect((await ask('f')).http).toBe(429);
  });

  it('is warned of in production when headers come by a proxy that is not named', async () => {
    const logLines: string[] = [];
    const environment = {
      SVCDESK_MODE: 'production',
      SVCDESK_CODE_SENDER: 'webhook:https://sms.example.com/',
      SVCDESK_PUBLIC_URL: 'https://desk.example.com',
      SVCDESK_CAPTCHA: 'puzzle',
      SVCDESK_RATE_LIMITS: 'on',
      SVCDESK_LOG_LEVEL: 'warn',
      SVCDESK_DEFAULT_TENANT: tenant.tenantId,
    };
    const server = await testServer(db, { environment, logLines });
    await fetch(`${server.url}/healthz`);
    expect(logLines.join('')).not.toContain('SVCDESK_TRUST_PROXY');
    for (let count = 0; count < 3; count++) {
      await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    }
    expect(logLines.filter((line) => line.includes('SVCDESK_TRUST_PROXY'))).toHaveLength(1);
  });
});
