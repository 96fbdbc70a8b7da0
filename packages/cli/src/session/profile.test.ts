import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { pageOf } from '../testing/samples.ts';

const login = ['login', '--account', 'engineer', '--password-stdin'];
const input = 'secret-password\n';

describe('a session', () => {
  it('lies in the keyring where there is one, and goes from there with signing out', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) }, 'nobody');
    const keyring = new Map<string, string>();
    const { err } = await mock.svcdesk(login, { input, keyring });
    expect(err).toContain('The session is kept in the keyring of this computer.');
    expect(JSON.stringify(mock.kept())).not.toContain('secret-token');
    expect([...keyring.values()].join()).toContain('secret-token');
    expect((await mock.svcdesk(['orders', 'list'], { keyring })).code).toBe(0);
    expect(mock.server.asked.at(-1)?.headers.token).toBe('t7.secret-token');
    // A keyring that is locked or gone keeps no session, and breaks nothing.
    expect((await mock.svcdesk(['orders', 'list'])).code).toBe(4);
    expect((await mock.svcdesk(['logout'], { keyring })).code).toBe(0);
    expect(keyring.size).toBe(0);
  });

  it('lies in the file where that was asked for, by the line or once and for all', async () => {
    await using mock = await startMock({}, 'nobody');
    const keyring = new Map<string, string>();
    const { err } = await mock.svcdesk([...login, '--storage', 'file'], { input, keyring });
    expect(err).toMatch(/^The session is kept, readable by you only, in .*default\.json$/m);
    await mock.svcdesk(['config', 'set', 'storage', 'file']);
    await mock.svcdesk(login, { input, keyring });
    expect(keyring.size).toBe(0);
    expect(JSON.stringify(mock.kept())).toContain('secret-token');
  });
});
