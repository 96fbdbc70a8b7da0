import { errorLabel } from '@svcdesk/core/phrases';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';

const notSignedIn = errorLabel('notSignedIn', 'en');

describe('svcdesk config', () => {
  it('keeps what is meant for every line; the environment wins over it, and flags over both', async () => {
    await using mock = await startMock({}, 'nobody');
    expect((await mock.svcdesk(['config', 'set', 'lang', 'zh'])).err).toBe('lang is zh from now on.\n');
    const refused = (env: Record<string, string>, ...flags: string[]) =>
      mock.svcdesk(['orders', 'list', ...flags], { env }).then(({ err }) => err);
    expect(await refused({})).toContain('账号未登录');
    expect(await refused({ SVCDESK_LANG: 'en' })).toContain(notSignedIn);
    expect(await refused({}, '--lang', 'en')).toContain(notSignedIn);
    expect((await mock.svcdesk(['config', 'get', 'lang'])).out).toBe('zh\n');
    const list = JSON.parse((await mock.svcdesk(['config', 'list', '--json'])).out);
    expect(list).toContainEqual({ name: 'lang', value: 'zh', variable: 'SVCDESK_LANG', inUse: 'zh' });
    await mock.svcdesk(['config', 'unset', 'lang']);
    expect(await refused({})).toContain(notSignedIn);
  });

  it.each([
    [['lang', 'fr'], 'lang does not know "fr". Valid values: zh, zh-CN, en'],
    [['timeout', 'soon'], 'timeout needs a whole number from 1 to 3600, not "soon".'],
    [['storage', 'cloud'], 'storage does not know "cloud". Valid values: keyring, file'],
    [['no-input', 'maybe'], 'no-input does not know "maybe". Valid values: yes, no'],
    [['colour', 'red'], 'SETTING does not know "colour".'],
  ])('refuses %j and says what would be right', async (args, message) => {
    await using mock = await startMock({}, 'nobody');
    const { code, err } = await mock.svcdesk(['config', 'set', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
