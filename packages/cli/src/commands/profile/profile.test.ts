import { describe, expect, it } from 'vitest';
import { startDesk } from '../../testing/desk.ts';
import { pageOf } from '../../testing/samples.ts';

describe('svcdesk profile', () => {
  it('names several servers, and switches between them', async () => {
    await using desk = await startDesk({ 'orders.page': () => pageOf([]) });
    await using other = await startDesk({ 'orders.page': () => pageOf([]) });
    const env = { SVCDESK_SERVER: '' };
    await desk.svcdesk(['profile', 'add', 'work', '--server', other.server.url], { env });
    const list = JSON.parse((await desk.svcdesk(['profile', 'ls', '--json'], { env })).out);
    expect(list).toMatchObject([
      { name: 'default', server: desk.server.url, inUse: true, signedIn: true },
      { name: 'work', server: other.server.url, inUse: false, signedIn: false },
    ]);
    const used = await desk.svcdesk(['auth', 'switch', 'work'], { env });
    expect(used.err).toBe(`Profile work is in use from now on: ${other.server.url}.\n`);
    const login = ['login', '--account', 'engineer', '--password-stdin'];
    await desk.svcdesk(login, { env, input: 'secret-password\n' });
    expect(other.server.calls()).toEqual(['auth.login']);
    expect((await desk.svcdesk(['orders', 'list'], { env })).code).toBe(0);
    expect(other.server.calls()).toEqual(['auth.login', 'orders.page']);
    expect(desk.server.calls()).toEqual([]);
  });

  it('deletes one with its session, and then goes by the default again', async () => {
    await using desk = await startDesk({ 'orders.page': () => pageOf([]) });
    const env = { SVCDESK_SERVER: '' };
    await desk.svcdesk(['profile', 'use', 'default'], { env });
    const asked = await desk.svcdesk(['profile', 'delete', 'default'], { env });
    expect({ code: asked.code, err: asked.err }).toMatchObject({ code: 2 });
    expect((await desk.svcdesk(['profile', 'delete', 'default', '--yes'], { env })).code).toBe(0);
    expect(desk.server.calls()).toEqual(['auth.logout']);
    expect((await desk.svcdesk(['profile', 'list', '--json'], { env })).out).toBe('[]\n');
    const gone = await desk.svcdesk(['profile', 'use', 'default'], { env });
    expect(gone.code).toBe(3);
    expect(gone.err).toContain('There is no profile "default".');
  });
});
