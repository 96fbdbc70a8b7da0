import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf, pageOf, person, summary } from '../testing/samples.ts';
import { type Asked, refuse } from '../testing/stub-server.ts';

const few = [
  summary(1),
  summary(2, {
    slaState: 'late',
    nextDueAt: '2026-11-20T03:00:00Z',
    title: 'Wi-Fi 👨‍👩‍👧 down\tagain\u001b[2J',
  }),
  summary(3, {
    status: 2,
    assigneeName: '赵敏',
    handlerName: undefined,
    slaState: 'paused',
    nextDueAt: undefined,
  }),
];

/** Answers like a server with so many orders; every second time with a cursor. */
function manyOrders(count: number) {
  return ({ body }: Asked) => {
    const size = Number(body.size);
    const start = body.next ? Number(body.next) : (Number(body.page) - 1) * size;
    const list = Array.from({ length: Math.min(size, count - start) }, (_, index) =>
      summary(start + index + 1),
    );
    const end = start + list.length;
    return pageOf(list, { total: count, hasNext: end < count, next: end < count ? String(end) : undefined });
  };
}

describe('svcdesk orders list', () => {
  it('asks for what the flags say', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    const flags = '--scope group --status open,~suspended --source se --priority urgent,2 --sla late,soon';
    const more = '-S printer --from 2026-11-01 --to today --sort due -L 7';
    const { code } = await mock.svcdesk(['orders', 'list', ...`${flags} ${more}`.split(' ')]);
    expect(code).toBe(0);
    expect(mock.server.asked[0]?.body).toEqual({
      scope: 'group',
      status: [1, 2, 3],
      source: [2],
      priority: [1, 2],
      sla: ['late', 'soon'],
      keyword: 'printer',
      from: '2026-11-01',
      to: '2026-11-20',
      sort: 'due',
      page: 1,
      size: 7,
    });
    expect(mock.server.asked[0]?.headers.token).toBe('t7.secret-token');
  });

  it('draws a table for people: cut to the terminal, words in their language, deadlines relative', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf(few) });
    const english = await mock.svcdesk(['orders', 'list', '--scope', 'group'], { columns: 80 });
    const lines = english.out.trimEnd().split('\n');
    const widths = new Set(lines.map((line) => stringWidth(line)));
    expect(widths.size).toBe(1);
    expect(Math.max(...widths)).toBeLessThanOrEqual(80);
    expect(lines[0]).toContain('NUMBER');
    expect(english.out).toMatch(/In progress .* 2h 30m left .*李强/);
    expect(english.out).toContain('\u001b[31m3h over');
    expect(english.out).toMatch(/Assigned .* .*Paused.* .*赵敏/);
    const chinese = await mock.svcdesk(['orders', 'list', '--lang', 'zh'], { columns: 80 });
    expect(chinese.out).toMatch(/工单号.*状态.*优先级/);
    expect(chinese.out).toContain('剩余2小时30分');
  });

  it('prints its data on a terminal that says it has no columns', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf(few) });
    const { out } = await mock.svcdesk(['orders', 'list'], { columns: 0 });
    expect(out).toContain('WO202611200001');
    expect(out).toContain('三楼会议室');
  });

  it('leaves titles room at 80 columns, at the cost of what tells orders apart less', async () => {
    const title = 'The projector in the meeting room on the third floor shows no picture';
    const orders = [summary(1, { title, assigneeName: '赵敏' })];
    await using mock = await startMock({ 'orders.page': () => pageOf(orders) });
    const line = ['orders', 'list', '--scope', 'group', '--no-color'];
    const narrow = await mock.svcdesk(line, { columns: 80 });
    expect(narrow.out).toContain(`${title.slice(0, 27)}`);
    expect(narrow.out).not.toContain('浦东旗舰店');
    const wide = await mock.svcdesk(line, { columns: 160 });
    expect(wide.out).toContain(title);
    expect(wide.out).toContain('浦东旗舰店');
  });

  it('gives programs tabs, stable names, whole texts and exact times, without headings', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf(few) });
    const { out, err } = await mock.svcdesk(['orders', 'list', '--lang', 'zh']);
    expect(out.split('\n')[0]).toBe(
      'WO202611200001\tprocessing\t2\t2026-11-20T08:30:00Z\t浦东旗舰店\t三楼会议室打印机卡纸，无法打印',
    );
    expect(out.split('\n')[1]).toContain('\tWi-Fi 👨‍👩‍👧 down again[2J');
    expect(err).toBe('');
  });

  it('shows the columns that were chosen', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf(few.slice(0, 1)) });
    const chosen = ['orders', 'list', '--columns', 'orderNo,source,createdAt,ownerName,can'];
    expect((await mock.svcdesk(chosen)).out).toBe(
      'WO202611200001\toperations\t2026-11-20T02:15:00Z\t李强\tresolve,progress,hangUp\n',
    );
    const bare = await mock.svcdesk([...chosen, '--no-headers'], { columns: 100 });
    expect(bare.out.trimEnd().split('\n')).toHaveLength(1);
    const wrong = await mock.svcdesk(['orders', 'list', '--columns', 'orderNo,nope']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain('There is no field "nope". Valid fields: id, orderNo (Number), title');
  });

  it('walks pages up to the limit and says on standard error that there are more', async () => {
    await using mock = await startMock({ 'orders.page': manyOrders(250) });
    const some = await mock.svcdesk(['orders', 'list']);
    expect(some.out.trim().split('\n')).toHaveLength(30);
    expect(some.err).toBe('Showing 30 of 250. Use --all or --limit for more.\n');
    const more = await mock.svcdesk(['orders', 'list', '-L', '150', '--quiet']);
    expect(more.out.trim().split('\n')).toHaveLength(150);
    expect(more.err).toBe('');
    mock.server.asked.length = 0;
    const all = await mock.svcdesk(['orders', 'list', '--all']);
    const numbers = all.out
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]);
    expect(new Set(numbers).size).toBe(250);
    expect(all.err).toBe('');
    expect(mock.server.asked.map(({ body }) => [body.page, body.size, body.next])).toEqual([
      [1, 100, undefined],
      [1, 100, '100'],
      [1, 100, '200'],
    ]);
  });

  it('says that a total is only a lower bound', async () => {
    await using mock = await startMock({
      'orders.page': () => pageOf([summary(1)], { total: 10_001, totalIsLowerBound: true, hasNext: true }),
    });
    expect((await mock.svcdesk(['orders', 'list', '-L', '1'])).err).toContain('Showing 1 of 10001+.');
  });

  it('finds nothing with exit code 0 and an empty array', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    expect(await mock.svcdesk(['orders', 'list', '--json'])).toMatchObject({ code: 0, out: '[]\n' });
    expect(await mock.svcdesk(['orders', 'list'], { columns: 80 })).toMatchObject({
      code: 0,
      out: '',
      err: 'Nothing found.\n',
    });
  });

  it('prints JSON as the wire has it, with words beside its numbers: all fields or the chosen ones', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf(few) });
    const all = JSON.parse((await mock.svcdesk(['orders', 'list', '--json', '--lang', 'zh'])).out);
    const named = few.map((order, index) => ({
      ...order,
      statusName: index === 2 ? 'assigned' : 'processing',
      sourceName: 'operations',
    }));
    expect(all).toEqual(JSON.parse(JSON.stringify(named)));
    const some = await mock.svcdesk(['orders', 'list', '--json=title,id,nextDueAt'], { columns: 80 });
    expect(JSON.parse(some.out)[0]).toEqual({
      title: few[0]?.title,
      id: idOf(1),
      nextDueAt: few[0]?.nextDueAt,
    });
    expect(JSON.parse(some.out)[2]).not.toHaveProperty('nextDueAt');
  });

  it('refuses an unknown JSON field before anything is sent', async () => {
    await using mock = await startMock({});
    const { code, err } = await mock.svcdesk(['orders', 'list', '--json=id,nope']);
    expect(code).toBe(2);
    expect(JSON.parse(err).error).toMatchObject({
      code: 'usage',
      message: expect.stringContaining('"nope"'),
    });
    expect(mock.server.calls()).toEqual([]);
  });

  it('lists the orders of their sites to clients, and tells them which flags are for staff', async () => {
    await using mock = await startMock({ 'orders.cellPage': () => pageOf(few) }, 2);
    const { code, out } = await mock.svcdesk(['orders', 'list', '--status', 'open', '-S', 'x']);
    expect(code).toBe(0);
    expect(out.split('\n')).toHaveLength(4);
    expect(mock.server.asked).toMatchObject([
      { callId: 'orders.cellPage', body: { status: [1, 2, 3, 4], keyword: 'x', page: 1, size: 30 } },
    ]);
    const refused = await mock.svcdesk(['orders', 'list', '--sla', 'late']);
    expect(refused).toMatchObject({ code: 2, err: 'svcdesk: --sla is for staff only.\n' });
  });

  it('asks who it is when the token comes from the environment', async () => {
    await using mock = await startMock({
      'account.personal': () => ({ ...person, type: 2 }),
      'orders.cellPage': () => pageOf(few),
    });
    await mock.svcdesk(['orders', 'list'], { env: { SVCDESK_TOKEN: 't7.given' } });
    expect(mock.server.asked.map(({ callId, headers }) => [callId, headers.token])).toEqual([
      ['account.personal', 't7.given'],
      ['orders.cellPage', 't7.given'],
    ]);
  });

  it('ends with 5 when the scope is not for this account', async () => {
    await using mock = await startMock({ 'orders.page': () => refuse('noPermission') });
    expect((await mock.svcdesk(['orders', 'list', '--scope', 'tenant'])).code).toBe(5);
  });

  it('forgets a session that the server has ended, and says how to sign in again', async () => {
    await using mock = await startMock({ 'orders.page': () => refuse('tokenExpired') });
    const { code, err } = await mock.svcdesk(['orders', 'list']);
    expect(code).toBe(4);
    expect(err).toContain('Your sign-in has expired.');
    expect(err).toContain('Sign in: svcdesk login\n');
    expect(JSON.stringify(mock.kept())).not.toContain('secret-token');
  });
});
