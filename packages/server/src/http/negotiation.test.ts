import { describe, expect, it } from 'vitest';
import { localeOf } from './locale.ts';
import { addressKey, createLimiter } from './rate-limits.ts';
import { fileHeaders } from './security-headers.ts';

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
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('%s is counted as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('a limiter', () => {
  it('lets the next minute begin anew', () => {
    let at = 0;
    const limiter = createLimiter(2, () => at);
    limiter.take('a');
    limiter.take('a');
    limiter.take('b');
    expect(() => limiter.take('a')).toThrow(expect.objectContaining({ code: 'tooManyRequests' }));
    at = 60_000;
    limiter.take('a');
  });
});

describe('the name of a file in a header', () => {
  it('keeps every character, and none of them as it is that a header could trip over', () => {
    const name = '报告 (1)\'s*"\r\n.pdf';
    const { 'content-disposition': header } = fileHeaders({
      body: Buffer.alloc(0),
      type: 'application/pdf',
      size: 0,
      name,
      show: false,
    });
    const encoded = String(header).split("UTF-8''")[1] ?? '';
    expect(encoded).toMatch(/^[\w.!~%-]+$/);
    expect(decodeURIComponent(encoded)).toBe(name);
  });
});
