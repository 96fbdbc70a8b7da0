import { account, schedules } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf, now, pageOf, signedIn, summary } from '../testing/samples.ts';

const createdAt = '2026-11-20T06:00:00Z';
const answers = {
  'auth.login': () => ({ ...signedIn, timeZone: 'America/New_York' }),
  'orders.page': () => pageOf([{ ...summary(1), createdAt }]),
  'account.personal': () => sampleData(account.personal),
  'schedules.change': () => sampleData(schedules.change),
};
const list = ['orders', 'list', '--columns', 'createdAt'];

describe('the clocks of a run', () => {
  it('are the organisation’s: moments are told in full by them', async () => {
    await using mock = await startMock(answers);
    expect((await mock.svcdesk(list, { columns: 80 })).out).toContain('2026-11-20 01:00:00');
  });

  it('are what typed days and hours are meant by', async () => {
    await using mock = await startMock(answers);
    const line = ['orders', 'plan', idOf(1), '--plan-start', '2026-11-20 09:00'];
    await mock.svcdesk([...line, '--plan-end', '2026-11-20 10:00']);
    expect(mock.server.asked.find(({ callId }) => callId === 'schedules.change')?.body).toMatchObject({
      planStart: '2026-11-20T14:00:00.000Z',
      planEnd: '2026-11-20T15:00:00.000Z',
    });
  });

  it('are the machine’s for a token from outside, which may be of another organisation', async () => {
    await using mock = await startMock(answers);
    const { out } = await mock.svcdesk(list, { columns: 80, env: { SVCDESK_TOKEN: 't9.other' } });
    expect(out).toMatch(/2026-11-\d\d \d\d:00:00/);
    expect(out).not.toContain('2026-11-20 01:00:00');
  });

  it('count what is due by the server’s time, whatever the machine’s shows', async () => {
    await using mock = await startMock({ ...answers, 'orders.page': () => pageOf([summary(1)]) });
    const clock = () => new Date(now.getTime() - 5 * 3_600_000);
    const options = { columns: 80, clock, env: { NO_COLOR: '1' } };
    const table = ['orders', 'list', '--columns', 'nextDueAt'];
    const template = ['orders', 'list', '--template', '{{ items[0].nextDueAt | due }}'];
    // A reply tells its time to the second.
    const due = /2h (29|30)m left/;
    expect((await mock.svcdesk(table, options)).out).toMatch(due);
    expect((await mock.svcdesk(template, options)).out).toMatch(due);
    const outside = { ...options, env: { SVCDESK_TOKEN: 't9.other' } };
    expect((await mock.svcdesk(template, outside)).out).toMatch(due);
  });
});
