import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { found, idOf, pageOf, summary } from '../testing/samples.ts';
import type { Asked } from '../testing/stub-server.ts';

const accepted = ({ body }: Asked) => summary(Number(String(body.orderId).slice(-4)));

describe('a command that changes something', () => {
  it('shows what it would send with --dry-run, and sends nothing', async () => {
    await using mock = await startMock({ 'orders.findAny': () => found(1) });
    const line = [
      'orders',
      'accept',
      'WO202611200001',
      idOf(2),
      '--plan-start',
      '2026-11-21T01:00Z',
      '--dry-run',
    ];
    const { code, out } = await mock.svcdesk(line);
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text)),
    ).toEqual(
      [1, 2].map((number) => ({
        call: 'orders.accept',
        request: { orderId: idOf(number), handleType: 3, planStart: '2026-11-21T01:00:00.000Z' },
      })),
    );
    expect(mock.server.calls()).toEqual(['orders.findAny']);
  });

  it('takes the request from a file of JSON; flags win', async () => {
    await using mock = await startMock({ 'orders.resolve': () => summary(1, { status: 5 }) });
    const line = ['orders', 'resolve', idOf(1), '--solution', 'said', '--input', '-'];
    await mock.svcdesk(line, { input: '{"solution":"read","spentMinutes":7}' });
    expect(mock.server.asked[0]?.body).toEqual({ orderId: idOf(1), solution: 'said', spentMinutes: 7 });
    const { code, err } = await mock.svcdesk(line, { input: '[1]' });
    expect({ code, err }).toEqual({ code: 2, err: 'svcdesk: --input needs a JSON object.\n' });
  });

  it('takes names from standard input, the first word of each line', async () => {
    await using mock = await startMock({ 'orders.accept': accepted });
    const input = `${idOf(1)}\tsome title\n${idOf(2)}\n`;
    expect((await mock.svcdesk(['orders', 'accept', '-'], { input })).code).toBe(0);
    expect(mock.server.asked.map(({ body }) => body.orderId)).toEqual([idOf(1), idOf(2)]);
  });

  it('is checked by the contract before anything is sent, and complains by the flag', async () => {
    await using mock = await startMock({});
    const line = ['orders', 'resolve', idOf(1), '--solution', 'x', '--spent', '100001'];
    const people = await mock.svcdesk(line);
    expect(people.code).toBe(2);
    expect(people.err).toContain('Something is not right:\n  --spent: must not be more than 100000\n');
    const programs = JSON.parse((await mock.svcdesk([...line, '--json'])).err);
    expect(programs.error).toMatchObject({
      code: 'badRequest',
      issues: [{ path: '--spent', code: 'tooBig' }],
    });
    expect((await mock.svcdesk([...line.slice(0, 5), '--spent', 'long'])).err).toContain(
      '--spent needs a number',
    );
    expect(mock.server.calls()).toEqual([]);
  });

  it('sends files ahead and names them in the request', async () => {
    await using mock = await startMock({
      'files.upload': () => ({
        id: idOf(7),
        name: 'main.ts',
        size: 3,
        type: 'text/plain',
        url: '/api/file/7',
      }),
      'orders.resolve': () => summary(1, { status: 5 }),
    });
    const file = new URL('../main.ts', import.meta.url).pathname;
    const { code, err } = await mock.svcdesk([
      'orders',
      'resolve',
      idOf(1),
      '--solution',
      'x',
      '--after',
      file,
    ]);
    expect({ code, err: err.split('\n')[0] }).toEqual({
      code: 0,
      err: 'Order resolved: WO202611200001 (Resolved).',
    });
    expect(mock.server.asked.at(-1)?.body.afterPhotos).toBe(`/api/file/${idOf(7)}?name=main.ts`);
    const missing = await mock.svcdesk([
      'orders',
      'resolve',
      idOf(1),
      '--solution',
      'x',
      '--after',
      '/no/such',
    ]);
    expect(missing).toMatchObject({
      code: 2,
      err: expect.stringContaining('/no/such cannot be read: there is no such file or folder (ENOENT).'),
    });
  });
});

describe('a name', () => {
  it('of a group is looked up, and one that is not clear is told with what is near', async () => {
    const group = (number: number, name: string) => ({
      id: idOf(number),
      name,
      path: `总部/${name}`,
      lead: false,
      member: true,
      sources: [0],
    });
    await using mock = await startMock({
      'groups.list': () => [group(1, '华东一组'), group(2, '华东二组')],
      'orders.page': () => pageOf([]),
    });
    expect((await mock.svcdesk(['orders', 'list', '--group', '华东一组', '--scope', 'tenant'])).code).toBe(0);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ groupId: idOf(1), scope: 'tenant' });
    const { code, err } = await mock.svcdesk(['orders', 'list', '--group', '华东']);
    expect(code).toBe(3);
    expect(err).toContain('Which group is meant by "华东" is not clear.');
    expect(err).toContain(`Near it: 总部/华东一组 (${idOf(1)}), 总部/华东二组`);
  });

  it('of oneself is @me', async () => {
    await using mock = await startMock({ 'orders.page': () => pageOf([]) });
    await mock.svcdesk(['orders', 'list', '--handler', '@me']);
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ handlerId: idOf(903) });
  });
});

describe('a list', () => {
  it('comes as CSV with formulas defused, sorted, filtered by jq or in the form of a template', async () => {
    await using mock = await startMock({
      'orders.page': () =>
        pageOf([summary(2, { title: '=HYPERLINK("x"), "y"' }), summary(1, { title: 'Printer' })]),
    });
    const csv = await mock.svcdesk(['orders', 'list', '--csv', '--columns', 'orderNo,title']);
    expect(csv.out).toBe(
      'orderNo,title\r\nWO202611200002,"\'=HYPERLINK(""x""), ""y"""\r\nWO202611200001,Printer\r\n',
    );
    const csvOf = async (columns: string, title: string, more: object = {}) => {
      await using each = await startMock({ 'orders.page': () => pageOf([summary(1, { title, ...more })]) });
      return (await each.svcdesk(['orders', 'list', '--csv', '--no-headers', '--columns', columns])).out;
    };
    // A line end within a cell ends no row; nor does a separator of another program end a cell.
    expect(await csvOf('title,round', 'a\nb', { round: -3 })).toBe('"a\nb",-3\r\n');
    expect(await csvOf('title', '10,-5')).toBe('"10,-5"\r\n');
    expect(await csvOf('title', 'a;=1+1')).toBe('"a;=1+1"\r\n');
    expect(await csvOf('title', ' -5')).toBe("' -5\r\n");
    // The only cell of a row is there though it is empty.
    expect(await csvOf('title', '')).toBe('""\r\n');
    const jq = await mock.svcdesk([
      'orders',
      'list',
      '--jq',
      '.[] | select(.statusName == "processing") | .orderNo',
    ]);
    expect(jq.out).toBe('WO202611200002\nWO202611200001\n');
    const wrong = await mock.svcdesk(['orders', 'list', '--jq', '.[']);
    expect(wrong.code).toBe(2);
    expect(JSON.parse(wrong.err).error.message).toContain('jq does not take .[');
    const template = '{% for order in items %}{{ order.orderNo }} {{ order.nextDueAt | due }};{% endfor %}';
    expect((await mock.svcdesk(['orders', 'list', '--template', template])).out).toBe(
      'WO202611200002 2h 30m left;WO202611200001 2h 30m left;\n',
    );
    const plain = await mock.svcdesk(['orders', 'list', '--plain', '--columns', 'orderNo'], { columns: 80 });
    expect(plain.out).toBe('WO202611200002\nWO202611200001\n');
    const both = await mock.svcdesk(['orders', 'list', '--csv', '--json']);
    expect(JSON.parse(both.err).error.message).toBe('--csv and --json cannot be used together.');
  });
});
