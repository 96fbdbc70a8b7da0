import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { refuse } from '../testing/stub-server.ts';

describe('svcdesk logout', () => {
  it('ends the session on the server and forgets it here', async () => {
    await using mock = await startMock({});
    const { code, err } = await mock.svcdesk(['logout']);
    expect({ code, err }).toEqual({ code: 0, err: `Signed out of ${mock.server.url}\n` });
    expect(mock.server.calls()).toEqual(['auth.logout']);
    expect(mock.server.asked[0]?.headers.token).toBe('t7.secret-token');
    expect(JSON.stringify(mock.kept())).not.toContain('secret-token');
  });

  it('is done when the server has ended the session already', async () => {
    await using mock = await startMock({ 'auth.logout': () => refuse('sessionEnded') });
    expect((await mock.svcdesk(['logout', '--json=revoked'])).out).toBe('{"revoked":true}\n');
  });

  it('forgets the session here but says so when the server could not be told', async () => {
    await using mock = await startMock({});
    await mock.server.close();
    const { code, err } = await mock.svcdesk(['logout']);
    expect(code).toBe(7);
    expect(err).toContain('could not be told; the session ends there at 2126-11-2');
    expect(JSON.stringify(mock.kept())).not.toContain('secret-token');
  });

  it('says that there is no session', async () => {
    await using mock = await startMock({}, 'nobody');
    const { code, err } = await mock.svcdesk(['logout']);
    expect({ code, err }).toEqual({ code: 0, err: `Nobody is signed in to ${mock.server.url}\n` });
  });

  it('does not pretend to end a token of the environment', async () => {
    await using mock = await startMock({});
    const { code, err } = await mock.svcdesk(['logout'], { env: { SVCDESK_TOKEN: 't' } });
    expect(code).toBe(2);
    expect(err).toContain('To sign out, unset it first.');
    expect(mock.server.calls()).toEqual([]);
  });
});
