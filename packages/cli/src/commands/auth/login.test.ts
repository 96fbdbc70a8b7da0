import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startDesk } from '../../testing/desk.ts';
import { pageOf, signedIn } from '../../testing/samples.ts';
import { refuse, startStubServer } from '../../testing/stub-server.ts';

const line = ['login', '--account', 'engineer', '--password-stdin'];
const input = 'secret-password\n';

describe('svcdesk login', () => {
  it('takes the password from standard input and keeps the session where only its owner can read it', async () => {
    await using desk = await startDesk({}, 'nobody');
    const { code, out, err } = await desk.svcdesk(line, { input });
    expect(code).toBe(0);
    expect(desk.server.asked[0]?.body).toEqual({ account: 'engineer', password: 'secret-password' });
    expect(err).toContain(`Signed in to ${desk.server.url} as engineer.`);
    const file = join(desk.folder, 'profiles', 'default.json');
    expect(err).toContain(`No keyring could be used: the session is kept in ${file}, readable by you only.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(desk.folder, 'profiles')).mode & 0o777).toBe(0o700);
    expect(out + err).not.toMatch(/secret/);
  });

  it('asks for account and password on a terminal, the password unseen', async () => {
    await using desk = await startDesk({}, 'nobody');
    const { code, asked } = await desk.svcdesk(['login'], { columns: 80, typed: ['lead', 'pass word '] });
    expect({ code, asked }).toEqual({ code: 0, asked: ['Account: ', '[Password: ]'] });
    expect(desk.server.asked[0]?.body).toEqual({ account: 'lead', password: 'pass word ' });
  });

  it('sends a code to a phone and asks for it', async () => {
    await using desk = await startDesk({ 'auth.sendCode': () => ({ resendAfterSeconds: 60 }) }, 'nobody');
    const phone = ['login', '--phone', '13800000000'];
    const { code, err } = await desk.svcdesk(phone, { columns: 80, typed: ['123456'] });
    expect(code).toBe(0);
    expect(err).toContain('A code was sent to 13800000000; the next can be sent in 60 seconds.');
    expect(desk.server.asked.map(({ body }) => body)).toEqual([
      { phone: '13800000000', operate: 'login' },
      { phone: '13800000000', code: '123456' },
    ]);
    desk.server.asked.length = 0;
    await desk.svcdesk([...phone, '--code-stdin', '--remember'], { input: '654321\n' });
    expect(desk.server.asked[0]?.body).toEqual({ phone: '13800000000', code: '654321', rememberDays: 30 });
  });

  it.each([
    ['no account in a pipe', ['login'], {}, 'Give --account.'],
    ['no password in a pipe', ['login', '--account', 'a'], {}, 'Give --password-stdin.'],
    ['no code in a pipe', ['login', '--phone', '13800000000'], {}, 'Give --code-stdin.'],
    ['nothing on standard input', line, { input: '' }, 'nothing on standard input'],
    ['phone and account', ['login', '--phone', '1', '--account', 'a'], {}, 'cannot be used together'],
    ['a code without phone', ['login', '--code-stdin'], {}, '--code-stdin needs --phone.'],
    ['a password as argument', ['login', '--password', 'x'], {}, 'Did you mean --password-stdin?'],
    ['a token given', line, { input, env: { SVCDESK_TOKEN: 't' } }, 'To sign in, unset it first.'],
  ])('refuses %s before anything is sent', async (_name, args, options, message) => {
    await using desk = await startDesk({}, 'nobody');
    const { code, err } = await desk.svcdesk(args, options);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(desk.server.calls()).toEqual([]);
  });

  it.each([
    ['wrongCredentials', {}, 4, 'Wrong account or password.'],
    ['locked', { retryAfterSeconds: 90 }, 8, 'Try again in 90 seconds.'],
    ['captchaNeeded', {}, 8, 'Sign in once with a browser on this computer'],
    ['tooManyRequests', { retryAfterSeconds: 1 }, 8, 'Try again in 1 second.'],
  ] as const)('says what to do about %s', async (code, parts, exit, message) => {
    await using desk = await startDesk({ 'auth.login': () => refuse(code, parts) }, 'nobody');
    const result = await desk.svcdesk(line, { input });
    expect(result.code).toBe(exit);
    expect(result.err).toContain(message);
  });

  it('refuses an admin-flagged staff account and keeps nothing of it', async () => {
    await using desk = await startDesk({ 'auth.login': () => ({ ...signedIn, admin: 1 }) }, 'nobody');
    const { code, err } = await desk.svcdesk([...line, '--lang', 'zh'], { input });
    expect(code).toBe(5);
    expect(err).toContain('该账号功能暂未开放，无法登录');
    expect(() => desk.kept()).toThrow('ENOENT');
  });

  it('ends the session that it replaces', async () => {
    await using desk = await startDesk({ 'auth.login': () => ({ ...signedIn, token: 't7.new' }) });
    await desk.svcdesk(line, { input });
    expect(desk.server.asked.map(({ callId, headers }) => [callId, headers.token])).toEqual([
      ['auth.login', 't7.new'],
      ['auth.logout', 't7.new'],
    ]);
  });

  it('says that the password must be changed', async () => {
    await using desk = await startDesk(
      { 'auth.login': () => ({ ...signedIn, mustChangePassword: true }) },
      undefined,
    );
    const { err, out } = await desk.svcdesk([...line, '--json'], { input });
    expect(err).toContain('Please change the password in the app.');
    expect(JSON.parse(out)).toMatchObject({ account: 'engineer', mustChangePassword: true });
    expect(out).not.toContain('token');
  });
});

describe('profiles', () => {
  it('keep servers and sessions apart; a token never goes to another server', async () => {
    await using desk = await startDesk({ 'orders.page': () => pageOf([]) });
    const other = await startStubServer({ 'orders.page': () => pageOf([]) });
    const list = ['orders', 'list'];
    const elsewhere = await desk.svcdesk([...list, '--server', other.url]);
    expect(elsewhere.code).toBe(4);
    expect(elsewhere.err).toContain(`Sign in: svcdesk login --server ${other.url}\n`);
    expect(other.asked).toEqual([]);
    const profile = await desk.svcdesk([...list, '--profile', 'work']);
    expect(profile.err).toContain('Sign in: svcdesk login --profile work\n');
    await other.close();
  });

  it('remember the server that was signed in to', async () => {
    await using desk = await startDesk({ 'orders.page': () => pageOf([]) });
    expect((await desk.svcdesk(['orders', 'list'], { env: { SVCDESK_SERVER: '' } })).code).toBe(0);
  });

  it('are chosen by SVCDESK_PROFILE, and must have names that are no paths', async () => {
    await using desk = await startDesk({ 'orders.page': () => pageOf([]) });
    const env = { SVCDESK_PROFILE: 'work' };
    expect((await desk.svcdesk(['orders', 'list'], { env })).code).toBe(4);
    expect((await desk.svcdesk(['orders', 'list', '--profile', 'default'], { env })).code).toBe(0);
    expect((await desk.svcdesk(['orders', 'list', '--profile', '../x'])).code).toBe(2);
  });

  it.each(['desk.example.com', 'ftp://desk', 'http://user:pass@desk'])(
    'refuse the server %s',
    async (server) => {
      await using desk = await startDesk({});
      expect((await desk.svcdesk(['orders', 'list', '--server', server])).code).toBe(2);
    },
  );
});
