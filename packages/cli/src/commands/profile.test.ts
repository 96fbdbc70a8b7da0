import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { pageOf } from '../testing/samples.ts';

describe('svcdesk profile', () => {
  it('names several servers, and switches between them', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    await using other = await startMock({ 'orders.page': () => pageOf([]) });
    const env = { SVCDESK_SERVER: '' };
    await mock.svcdesk(['profile', 'add', 'work', '--server', other.server.url], { env });
    const list = JSON.parse((await mock.svcdesk(['profile', 'ls', '--json'], { env })).out);
    expect(list).toMatchObject([
      { name: 'default', server: mock.server.url, inUse: true, signedIn: true },
      { name: 'work', server: other.server.url, inUse: false, signedIn: false },
    ]);
    const used = await mock.svcdesk(['auth', 'switch', 'work'], { env });
    expect(used.err).toBe(`Profile work is in use from now on: ${other.server.url}\n`);
    const login = ['login', '--account', 'engineer', '--password-stdin'];
    await mock.svcdesk(login, { env, input: 'secret-password\n' });
    expect(other.server.calls()).toEqual(['auth.login']);
    expect((await mock.svcdesk(['orders', 'list'], { env })).code).toBe(0);
    expect(other.server.calls()).toEqual(['auth.login', 'orders.page']);
    expect(mock.server.calls()).toEqual([]);
  });

  it('deletes one with its session, and then goes by the default again', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    const env = { SVCDESK_SERVER: '' };
    await mock.svcdesk(['profile', 'use', 'default'], { env });
    const asked = await mock.svcdesk(['profile', 'delete', 'default'], { env });
    expect({ code: asked.code, err: asked.err }).toMatchObject({ code: 2 });
    expect((await mock.svcdesk(['profile', 'delete', 'default', '--yes'], { env })).code).toBe(0);
    expect(mock.server.calls()).toEqual(['auth.logout']);
    expect((await mock.svcdesk(['profile', 'list', '--json'], { env })).out).toBe('[]\n');
    const gone = await mock.svcdesk(['profile', 'use', 'default'], { env });
    expect(gone.code).toBe(3);
    expect(gone.err).toContain('There is no profile "default".');
  });
});
