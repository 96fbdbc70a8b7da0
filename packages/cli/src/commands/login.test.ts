import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { pageOf, signedIn } from '../testing/samples.ts';
import { refuse, startStubServer } from '../testing/stub-server.ts';

const line = ['login', '--account', 'engineer', '--password-stdin'];
const input = 'secret-password\n';

describe('svcdesk login', () => {
  it('takes the password from standard input and keeps the session where only its owner can read it', async () => {
    await using mock = await startMock({}, 'nobody');
    const { code, out, err } = await mock.svcdesk(line, { input });
    expect(code).toBe(0);
    expect(mock.server.asked[0]?.body).toEqual({ account: 'engineer', password: 'secret-password' });
    expect(err).toContain(`Signed in to ${mock.server.url} as engineer.`);
    const file = join(mock.folder, 'profiles', 'default.json');
    expect(err).toContain(
      `No keyring could be used: the session is kept, readable by you only, in ${file}\n`,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(mock.folder, 'profiles')).mode & 0o777).toBe(0o700);
    expect(out + err).not.toMatch(/secret/);
  });

  it('asks for account and password on a terminal, the password unseen', async () => {
    await using mock = await startMock({}, 'nobody');
    const { code, asked } = await mock.svcdesk(['login'], { columns: 80, typed: ['lead', 'pass word '] });
    expect({ code, asked }).toEqual({ code: 0, asked: ['Account: ', '[Password: ]'] });
    expect(mock.server.asked[0]?.body).toEqual({ account: 'lead', password: 'pass word ' });
  });

  it('sends a code to a phone and asks for it', async () => {
    await using mock = await startMock({ 'auth.sendCode': () => ({ resendAfterSeconds: 60 }) }, 'nobody');
    const phone = ['login', '--phone', ' 138 0000-0000'];
    const { code, err } = await mock.svcdesk(phone, { columns: 80, typed: ['123456'] });
    expect(code).toBe(0);
    expect(err).toContain('A code was sent to 13800000000; the next can be sent in 60 seconds.');
    expect(mock.server.asked.map(({ body }) => body)).toEqual([
      { phone: '13800000000', operate: 'login' },
      { phone: '13800000000', code: '123456' },
    ]);
    mock.server.asked.length = 0;
    await mock.svcdesk([...phone, '--code-stdin', '--remember'], { input: '654321\n' });
    expect(mock.server.asked[0]?.body).toEqual({ phone: '13800000000', code: '654321', rememberDays: 30 });
  });

  it.each([
    ['no account in a pipe', ['login'], {}, 'Give --account\n'],
    ['no password in a pipe', ['login', '--account', 'a'], {}, 'Give --password-stdin\n'],
    ['no code in a pipe', ['login', '--phone', '13800000000'], {}, 'Give --code-stdin\n'],
    ['nothing on standard input', line, { input: '' }, 'nothing on standard input'],
    ['no phone', ['login', '--phone', '12'], {}, '--phone needs a phone number'],
    ['phone and account', ['login', '--phone', '1', '--account', 'a'], {}, 'cannot be used together'],
    ['a code without phone', ['login', '--code-stdin'], {}, '--code-stdin needs --phone.'],
    ['a password as argument', ['login', '--password', 'x'], {}, 'Did you mean: --password-stdin'],
    ['a token given', line, { input, env: { SVCDESK_TOKEN: 't' } }, 'To sign in, unset it first.'],
  ])('refuses %s before anything is sent', async (_name, args, options, message) => {
    await using mock = await startMock({}, 'nobody');
    const { code, err } = await mock.svcdesk(args, options);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(mock.server.calls()).toEqual([]);
  });

  it.each([
    ['wrongCredentials', {}, 4, 'Wrong account or password.'],
    ['locked', { retryAfterSeconds: 90 }, 8, 'Try again in 90 seconds.'],
    ['captchaNeeded', {}, 8, 'Sign in once with a browser on this computer'],
    ['tooManyRequests', { retryAfterSeconds: 1 }, 8, 'Try again in 1 second.'],
  ] as const)('says what to do about %s', async (code, parts, exit, message) => {
    await using mock = await startMock({ 'auth.login': () => refuse(code, parts) }, 'nobody');
    const result = await mock.svcdesk(line, { input });
    expect(result.code).toBe(exit);
    expect(result.err).toContain(message);
  });

  it('refuses an admin-flagged staff account and keeps nothing of it', async () => {
    await using mock = await startMock({ 'auth.login': () => ({ ...signedIn, admin: 1 }) }, 'nobody');
    const { code, err } = await mock.svcdesk([...line, '--lang', 'zh'], { input });
    expect(code).toBe(5);
    expect(err).toContain('该账号功能暂未开放，无法登录');
    expect(() => mock.kept()).toThrow('ENOENT');
  });

  it('ends the session that it replaces', async () => {
    await using mock = await startMock({ 'auth.login': () => ({ ...signedIn, token: 't7.new' }) });
    await mock.svcdesk(line, { input });
    expect(mock.server.asked.map(({ callId, headers }) => [callId, headers.token])).toEqual([
      ['auth.login', 't7.new'],
      ['auth.logout', 't7.new'],
    ]);
  });

  it.each(['utf8', 'utf16le'] as const)('counts no byte order mark of %s to a password', async (encoding) => {
    await using mock = await startMock({}, 'nobody');
    await mock.svcdesk(line, { input: Buffer.from('\ufeffpass-1\r\n', encoding) });
    expect(mock.server.asked[0]?.body).toMatchObject({ password: 'pass-1' });
  });

  it('says that the password must be changed', async () => {
    await using mock = await startMock(
      { 'auth.login': () => ({ ...signedIn, mustChangePassword: true }) },
      undefined,
    );
    const { err, out } = await mock.svcdesk([...line, '--json'], { input });
    expect(JSON.parse(err).notes.join()).toContain('svcdesk auth password');
    expect(JSON.parse(out)).toMatchObject({ account: 'engineer', mustChangePassword: true });
    expect(out).not.toContain('token');
  });
});

describe('profiles', () => {
  it('keep servers and sessions apart; a token never goes to another server', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    const other = await startStubServer({ 'orders.page': () => pageOf([]) });
    const list = ['orders', 'list'];
    const elsewhere = await mock.svcdesk([...list, '--server', other.url]);
    expect(elsewhere.code).toBe(4);
    expect(elsewhere.err).toContain(`Sign in: svcdesk login --server ${other.url}\n`);
    expect(other.asked).toEqual([]);
    const profile = await mock.svcdesk([...list, '--profile', 'work']);
    expect(profile.err).toContain('Sign in: svcdesk login --profile work\n');
    await other.close();
  });

  it('remember the server that was signed in to', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    expect((await mock.svcdesk(['orders', 'list'], { env: { SVCDESK_SERVER: '' } })).code).toBe(0);
  });

  it('are chosen by SVCDESK_PROFILE, and must have names that are no paths', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    const env = { SVCDESK_PROFILE: 'work' };
    expect((await mock.svcdesk(['orders', 'list'], { env })).code).toBe(4);
    expect((await mock.svcdesk(['orders', 'list', '--profile', 'default'], { env })).code).toBe(0);
    expect((await mock.svcdesk(['orders', 'list', '--profile', '../x'])).code).toBe(2);
  });

  it.each(['desk.example.com', 'ftp://desk', 'http://user:pass@desk'])(
    'refuse the server %s',
    async (server) => {
      await using mock = await startMock({});
      expect((await mock.svcdesk(['orders', 'list', '--server', server])).code).toBe(2);
    },
  );
});
