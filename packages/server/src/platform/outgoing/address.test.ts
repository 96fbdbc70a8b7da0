import { describe, expect, it } from 'vitest';
import { isPublic, looksPrivate, mayReachPort } from './address.ts';

describe('an address that webhooks may reach', () => {
  it.each(['8.8.8.8', '2606:4700::1111', '2001:4860:4860::8888', '2400:3200::1', '3ffe::1'])(
    'is %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'nowhere',
  ])('is not %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('is a public name until it is looked up', () => {
    expect(looksPrivate(new URL('https://hooks.example.com'))).toBe(false);
    for (const host of ['localhost', 'metadata', 'db.internal', '2130706433', '[::1]', '[2002:7f00:1::]']) {
      expect([host, looksPrivate(new URL(`http://${host}/`))]).toEqual([host, true]);
    }
  });
});

describe('a port that webhooks may reach', () => {
  const may = (url: string, ports: [number, number][] = []) =>
    mayReachPort(new URL(url), { privateToo: false, ports });

  it('is one of the web', () => {
    for (const url of [
      'http://a.example',
      'https://a.example',
      'http://a.example:443',
      'https://a.example:80',
    ]) {
      expect([url, may(url)]).toEqual([url, true]);
    }
    for (const url of ['http://a.example:22', 'https://a.example:8443', 'http://a.example:0']) {
      expect([url, may(url)]).toEqual([url, false]);
    }
  });

  it('or one of the setting', () => {
    const ports: [number, number][] = [
      [8443, 8443],
      [9000, 9010],
    ];
    for (const port of [8443, 9000, 9010]) expect(may(`https://a.example:${port}`, ports)).toBe(true);
    for (const port of [8442, 8444, 8999, 9011]) expect(may(`https://a.example:${port}`, ports)).toBe(false);
  });
});
