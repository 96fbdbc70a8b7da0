import { parse } from 'content-disposition';
import { describe, expect, it } from 'vitest';
import { addressKey, networksOf } from '../sessions/throttle.ts';
import { dispositionOf, localeOf } from './replies.ts';

describe('the language of a reply', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['zh-TW', 'zh-CN'],
    ['fr, en;q=0.4, zh;q=0.6', 'zh-CN'],
    ['fr, en;q=0.6, zh;q=0.4', 'en'],
    ['zh;q=0, en;q=0.1', 'en'],
    ['de', 'zh-CN'],
    [';;;,,,q=x', 'zh-CN'],
  ])('for %j is %s', (header, expected) => {
    expect(localeOf(header)).toBe(expected);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8::'],
    ['::1', '::'],
    ['fe80::1%eth0', 'fe80::'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  it('of IPv6 counts for the networks around it as well, one of IPv4 only for itself', () => {
    expect(networksOf('2001:db8:1:2ff::5')).toEqual([
      { key: '2001:db8:1:2ff::', share: 1 },
      { key: '2001:db8:1:200::/56', share: 4 },
      { key: '2001:db8:1::/48', share: 16 },
    ]);
    expect(networksOf('::ffff:192.0.2.7')).toEqual([{ key: '192.0.2.7', share: 1 }]);
  });
});

describe('the name of a file in a header', () => {
  it('keeps every character, and none of them as it is that a header could trip over', () => {
    const name = '报告 (1)\'s*"\r\n.pdf';
    const header = dispositionOf({ name, show: false });
    expect(header).toMatch(/^attachment; [ -~]+$/);
    expect(parse(header).parameters.filename).toBe(name);
  });

  it('survives half a character', () => {
    expect(dispositionOf({ name: 'a\ud800.pdf', show: true })).toMatch(/^inline; filename/);
  });
});
