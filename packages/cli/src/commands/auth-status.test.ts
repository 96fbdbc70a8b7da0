import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { person } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const answers = { 'account.personal': () => person };

describe('svcdesk whoami', () => {
  it('shows people who they are, where, until when, and where the token came from', async () => {
    await using mock = await startMock(answers);
    const { out } = await mock.svcdesk(['whoami', '--no-color'], { columns: 80 });
    expect(out).toContain(`Server        ${mock.server.url}\nAccount       engineer\nName          李强\n`);
    expect(out).toContain('Roles         Engineer\nGroups        华东一组 (lead)\n');
    expect(out).toMatch(/Token from +profile default, .*default\.json$/m);
  });

  it('gives programs stable names and values', async () => {
    await using mock = await startMock(answers);
    const { out } = await mock.svcdesk(['whoami', '--lang', 'zh']);
    expect(out).toContain('type\tstaff\n');
    expect(out).toContain('roles\tengineer\n');
    expect(out).toContain('tokenSource\tprofile\n');
    const json = JSON.parse((await mock.svcdesk(['whoami', '--json=account,expiresAt,groups'])).out);
    expect(json).toEqual({ account: 'engineer', expiresAt: '2126-11-20T18:00:00Z', groups: person.groups });
  });

  it('says when the token is the one of the environment', async () => {
    await using mock = await startMock({
      'account.personal': () => ({ ...person, type: 2, roles: ['newRole'] }),
    });
    const { out } = await mock.svcdesk(['whoami', '--no-color'], {
      columns: 80,
      env: { SVCDESK_TOKEN: 't' },
    });
    expect(out).toMatch(/Token from +SVCDESK_TOKEN of the environment/);
    expect(out).toMatch(/Kind +client/);
    expect(out).toMatch(/Roles +newRole/);
    expect(out).not.toContain('Expires');
  });

  it('blames the environment when its token is not valid', async () => {
    await using mock = await startMock({ 'account.personal': () => refuse('tokenUnknown') });
    const { code, err } = await mock.svcdesk(['whoami'], { env: { SVCDESK_TOKEN: 't' } });
    expect(code).toBe(4);
    expect(err).toContain('The token in SVCDESK_TOKEN is not valid.');
    // The session of the profile had nothing to do with it.
    expect(JSON.stringify(mock.kept())).toContain('secret-token');
  });

  it('ends with 4 without a session', async () => {
    await using mock = await startMock({}, 'nobody');
    expect((await mock.svcdesk(['whoami'])).code).toBe(4);
    expect(mock.server.calls()).toEqual([]);
  });
});
