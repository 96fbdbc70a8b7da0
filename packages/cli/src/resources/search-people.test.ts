import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf, pageOf, summary } from '../testing/samples.ts';
import { type Asked, refuse } from '../testing/stub-server.ts';

const seat = (number: number, name: string) => ({ id: idOf(number), name, member: true });
const group = (number: number, name: string, people: object[], snodes: object[] = []) => ({
  data: { id: idOf(number), groupName: name, name, tenantAccountInfoVos: people },
  snodes,
});
const tree = [
  group(
    1,
    '总部',
    [seat(11, '李强')],
    [group(2, '一组', [seat(12, '李强'), seat(13, '王芳')]), group(3, '二组', [seat(13, '王芳')])],
  ),
];
const phones: Record<string, string> = { [idOf(11)]: '+8613800000011', [idOf(12)]: '+8613800000012' };
const answers = {
  'groups.accountTree': () => tree,
  'employees.one': ({ body: { account, employeeId = account === 'liqiang2' ? idOf(12) : '' } }: Asked) =>
    employeeId === ''
      ? refuse('notFound')
      : {
          id: employeeId,
          name: '李强',
          phone: phones[String(employeeId)],
          roles: [],
          groups: [],
          openPlan: true,
          version: 1,
        },
  'orders.page': () => pageOf([]),
};

describe('people of one name', () => {
  it.each([
    '李强 · 一组',
    '一组/李强',
    '李强（一组）',
    '李强 (一组)',
    '13800000012',
    '+86 138 0000 0012',
    'liqiang2',
    `李强 · 一组 (${idOf(12)})`,
  ])('are told apart by %s', async (named) => {
    await using mock = await startMock(answers);
    const { code, err } = await mock.svcdesk(['orders', 'list', '--handler', named]);
    expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ handlerId: idOf(12) });
  });

  it('are found by phone among many, though the card of one is gone', async () => {
    const many = Array.from({ length: 300 }, (_, index) => seat(100 + index, `员工${index}`));
    await using mock = await startMock({
      ...answers,
      'groups.accountTree': () => [group(1, '总部', [...many, seat(12, '李强')])],
      'employees.one': (asked: Asked) =>
        asked.body.employeeId === idOf(103) ? refuse('notFound') : answers['employees.one'](asked),
    });
    const { code, err } = await mock.svcdesk(['orders', 'list', '--handler', '13800000012']);
    expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ handlerId: idOf(12) });
  });

  it.each(['li', '100234'])(
    'are found by the account %s, though a name or phone is like it',
    async (account) => {
      await using mock = await startMock({
        ...answers,
        'groups.accountTree': () => [group(1, '总部', [seat(11, 'Li Qiang'), seat(12, 'Wang Fang')])],
        'employees.one': ({ body }: Asked) =>
          body.account === undefined || body.account === account
            ? {
                ...{ id: body.employeeId ?? idOf(12), name: 'Wang Fang', roles: [], groups: [] },
                openPlan: true,
                version: 1,
              }
            : refuse('notFound'),
      });
      const { code, err } = await mock.svcdesk(['orders', 'list', '--handler', account]);
      expect({ code, err }).toEqual({ code: 0, err: expect.any(String) });
      expect(mock.server.asked.at(-1)?.body).toMatchObject({ handlerId: idOf(12) });
    },
  );

  it('are listed where a name is not enough; one who is in two groups is one', async () => {
    await using mock = await startMock(answers);
    const { code, err } = await mock.svcdesk(['orders', 'list', '--handler', '李强']);
    expect(code).toBe(3);
    expect(err).toContain(`李强 · 总部 (${idOf(11)}), 李强 · 一组 (${idOf(12)})`);
    expect((await mock.svcdesk(['orders', 'list', '--handler', '王芳'])).code).toBe(0);
    expect((await mock.svcdesk(['orders', 'list', '--handler', '王芳 · 二组'])).code).toBe(0);
  });
});

describe('a reporter', () => {
  const reporters = [
    { id: idOf(21), cellId: idOf(1), name: '王芳', phone: '13800000021' },
    { id: idOf(22), cellId: idOf(1), name: '王芳', phone: '+86 138-0000-0022' },
  ];

  it.each([
    '13800000022',
    '138 0000 0022',
    '+86(138)00000022',
    'tel:+8613800000022',
    '１３８００００００２２',
    '王芳 +86 138-0000-0022',
  ])('is found by a phone as people copy it: %s', async (phone) => {
    await using mock = await startMock({
      'customers.reportersByCell': () => reporters,
      'templates.find': () => ({ id: idOf(3), name: 'T', version: 1, fields: [] }),
      'orders.create': () => summary(1, { status: 1 }),
    });
    const line = ['orders', 'create', '--site', idOf(1), '--type', idOf(2), '--catalog', idOf(3)];
    const { code, err } = await mock.svcdesk([...line, '--title', '卡纸', '--reporter', phone]);
    expect({ code, err }).toMatchObject({ code: 0 });
    expect(mock.server.asked.at(-1)?.body).toMatchObject({ reportId: idOf(22) });
  });
});

it.each([
  ['057188000001', '+86 571 88000001'],
  ['07700900123', '+447700900123'],
])('a reporter whose phone is %s is found by %s', async (phone, typed) => {
  await using mock = await startMock({
    'customers.reportersByCell': () => [{ id: idOf(21), cellId: idOf(1), name: '王芳', phone }],
    'templates.find': () => ({ id: idOf(3), name: 'T', version: 1, fields: [] }),
    'orders.create': () => summary(1, { status: 1 }),
  });
  const line = ['orders', 'create', '--site', idOf(1), '--type', idOf(2), '--catalog', idOf(3)];
  expect(await mock.svcdesk([...line, '--title', '卡纸', '--reporter', typed])).toMatchObject({ code: 0 });
  expect(mock.server.asked.at(-1)?.body).toMatchObject({ reportId: idOf(21) });
});
