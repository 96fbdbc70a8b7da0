import { describe, expect, it } from 'vitest';
import { startDesk } from '../testing/desk.ts';
import { pageOf } from '../testing/samples.ts';

const login = ['login', '--account', 'engineer', '--password-stdin'];
const input = 'secret-password\n';

describe('a session', () => {
  it('lies in the keyring where there is one, and goes from there with signing out', async () => {
    await using desk = await startDesk({ 'orders.page': () => pageOf([]) }, 'nobody');
    const keyring = new Map<string, string>();
    const { err } = await desk.svcdesk(login, { input, keyring });
    expect(err).toContain('The session is kept in the keyring of this computer.');
    expect(JSON.stringify(desk.kept())).not.toContain('secret-token');
    expect([...keyring.values()].join()).toContain('secret-token');
    expect((await desk.svcdesk(['orders', 'list'], { keyring })).code).toBe(0);
    expect(desk.server.asked.at(-1)?.headers.token).toBe('t7.secret-token');
    // A keyring that is locked or gone keeps nobody signed in, and breaks nothing.
    expect((await desk.svcdesk(['orders', 'list'])).code).toBe(4);
    expect((await desk.svcdesk(['logout'], { keyring })).code).toBe(0);
    expect(keyring.size).toBe(0);
  });

  it('lies in the file where that was asked for, by the line or once and for all', async () => {
    await using desk = await startDesk({}, 'nobody');
    const keyring = new Map<string, string>();
    const { err } = await desk.svcdesk([...login, '--storage', 'file'], { input, keyring });
    expect(err).toMatch(/^The session is kept in .*default\.json, readable by you only\.$/m);
    await desk.svcdesk(['config', 'set', 'storage', 'file']);
    await desk.svcdesk(login, { input, keyring });
    expect(keyring.size).toBe(0);
    expect(JSON.stringify(desk.kept())).toContain('secret-token');
  });
});
