import { allCalls } from '@svcdesk/core/contract/docs';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { idOf } from '../testing/samples.ts';

const samples = Object.fromEntries(
  allCalls.filter(({ reply }) => reply === undefined).map((call) => [call.id, () => sampleData(call)]),
);
const sample = (callId: string) => samples[callId]?.() as Record<string, unknown>;

/** What a line sends to its call at last. */
async function sent(line: readonly string[], answers: Record<string, () => unknown> = {}) {
  await using mock = await startMock({ ...samples, ...answers });
  const { code, err } = await mock.svcdesk(line);
  return { code, err, body: mock.server.asked.at(-1)?.body };
}

describe('a requirement becomes an order', () => {
  const requirement = {
    ...sample('requirements.detail'),
    ...{ cellId: idOf(1), title: '第二台打印机', content: '放在前台', typeId: idOf(2) },
    serverCatalogId: undefined,
  };
  const answers = {
    'requirements.detail': () => requirement,
    'templates.find': () => ({
      id: idOf(9),
      name: 'T',
      version: 1,
      fields: [
        {
          fieldId: idOf(8),
          name: '机房温度',
          fieldTypeName: 'number',
          required: false,
          sort: 1,
          templateVersion: 1,
        },
      ],
    }),
  };
  const line = ['requirements', 'to-order', idOf(5)];

  it('of what it says itself and what the flags add', async () => {
    const flags = [
      '--catalog',
      idOf(3),
      '--priority',
      '紧急',
      '--engineer',
      idOf(4),
      '--field',
      '机房温度=24',
    ];
    expect(await sent([...line, ...flags], answers)).toMatchObject({
      code: 0,
      body: {
        id: idOf(5),
        engineerId: idOf(4),
        draft: {
          ...{ cellId: idOf(1), title: '第二台打印机', content: '放在前台', typeId: idOf(2) },
          ...{ serverCatalogId: idOf(3), priority: 1, fields: [{ fieldId: idOf(8), fieldValue: '24' }] },
        },
      },
    });
  });

  it('says which flag is missing where it says too little', async () => {
    expect((await sent(line, answers)).err).toContain('Missing: --catalog\n');
  });
});

describe('a check list', () => {
  const item = (number: number, name: string) => ({
    ...{ id: idOf(number), name, kind: 'text', required: true, offersOrder: false },
  });
  const answers = {
    'pmOrders.detail': () => ({
      ...sample('pmOrders.detail'),
      items: [item(1, '机房温度'), item(2, '滤网'), item(3, '漏水')],
    }),
  };

  it('is answered by the names of its items, with results as they are shown and values', async () => {
    const flags = ['--answer', '机房温度=24', '--answer', '2=正常', '--abnormal', '漏水=墙角'];
    expect(await sent(['pm', 'record', idOf(5), ...flags], answers)).toMatchObject({
      code: 0,
      body: {
        action: 'record',
        answers: [
          { itemId: idOf(1), result: 'normal', value: '24' },
          { itemId: idOf(2), result: 'normal' },
          { itemId: idOf(3), result: 'abnormal', remark: '墙角' },
        ],
      },
    });
  });

  it('of several assets is answered by asset and item, and a name that is not clear is told', async () => {
    const twice = {
      'pmOrders.detail': () => ({
        ...sample('pmOrders.detail'),
        items: [
          { ...item(1, '风扇'), assetName: '交换机1' },
          { ...item(2, '风扇'), assetName: '交换机2' },
        ],
      }),
    };
    const { body } = await sent(['pm', 'record', idOf(5), '--answer', '交换机2/风扇=normal'], twice);
    expect(body).toMatchObject({ answers: [{ itemId: idOf(2), result: 'normal' }] });
    const { code, err } = await sent(['pm', 'record', idOf(5), '--answer', '风扇=normal'], twice);
    expect(code).toBe(2);
    expect(err).toContain('交换机1/风扇, 交换机2/风扇');
  });

  it('takes of an item only what its kind takes', async () => {
    const kinds = {
      'pmOrders.detail': () => ({
        ...sample('pmOrders.detail'),
        items: [
          { ...item(1, '指示灯'), kind: 'ok' },
          { ...item(2, '温度'), kind: 'number' },
          { ...item(3, '颜色'), kind: 'select', options: ['Red', 'Green'] },
        ],
      }),
    };
    const answered = (...answers: string[]) =>
      sent(['pm', 'record', idOf(5), ...answers.flatMap((answer) => ['--answer', answer])], kinds);
    expect((await answered('指示灯=Abnormal', '温度=２４', '颜色=red')).body).toMatchObject({
      answers: [{ result: 'abnormal' }, { value: '24' }, { value: 'Red' }],
    });
    for (const [wrong, words] of [
      ['指示灯=abnormol', '--answer 指示灯 does not know "abnormol". Valid values: normal, abnormal, na'],
      ['温度=warm', '--answer 温度 needs a number'],
      ['颜色=Blue', '--answer 颜色 does not know "Blue". Valid values: Red, Green, normal'],
    ] as const) {
      expect(await answered(wrong)).toMatchObject({ code: 2, err: expect.stringContaining(words) });
    }
  });

  it('has no other items than its own', async () => {
    const { code, err } = await sent(['pm', 'finish', idOf(5), '--answer', '水位=1'], answers);
    expect({ code, err }).toMatchObject({ code: 2 });
    expect(err).toContain('There is no item "水位". The check list has: 机房温度, 滤网, 漏水');
  });
});

it('a filter is kept as the app keeps its own', async () => {
  const line = ['filters', 'save', 'orders', '--name', 'Late', '--sla', 'overdue,soon', '--priority', '紧急'];
  expect(await sent([...line, '-S', 'printer'])).toMatchObject({
    code: 0,
    body: { kind: 'orders', name: 'Late', filter: { sla: 'late,soon', priority: '1', q: 'printer' } },
  });
  expect(
    (await sent(['filters', 'save', 'devices', '--name', 'X', '--filter', 'status=1'])).body,
  ).toMatchObject({ filter: { status: '1' } });
  expect((await sent(line.slice(0, 5))).err).toContain('Missing: --filter');
});

it.each([
  ['orders', 'status=待受理', { status: '1' }],
  ['orders', 'priority=urgent,高', { priority: '1,2' }],
  ['orders', 'sla=overdue', { sla: 'late' }],
  ['requirements', 'status=handling,submitted', { status: '1,2' }],
  ['devices', 'status=1,2', { status: '1,2' }],
  ['others', 'status=any', { status: 'any' }],
])('a filter of %s by the pair %s is kept in codes', async (list, pair, filter) => {
  expect((await sent(['filters', 'save', list, '--name', 'X', '--filter', pair])).body).toMatchObject({
    filter,
  });
});

it('a filter by a word that its list does not know is refused, with those that it knows', async () => {
  const { code, err } = await sent([
    'filters',
    'save',
    'devices',
    '--name',
    'X',
    '--filter',
    'status=nonsense',
  ]);
  expect(code).toBe(2);
  expect(err).toMatch(/--filter status.*nonsense/);
});

describe('what is there already', () => {
  it('keeps of a webhook what the line leaves out', async () => {
    const hook = {
      ...{ id: idOf(1), url: 'https://example.com/hook', events: ['order.created'], enabled: true },
      createdAt: '2026-11-20T02:15:00Z',
    };
    const line = ['webhooks', 'set', '--id', hook.url, '--enabled', '否'];
    expect((await sent(line, { 'webhooks.list': () => [hook] })).body).toEqual({
      ...{ id: idOf(1), url: hook.url, events: ['order.created'], enabled: false },
    });
  });

  it('keeps of a calendar the days that the line leaves out', async () => {
    const day = [['09:00', '18:00']];
    const calendar = {
      ...{ id: idOf(1), name: 'Office', timeZone: 'Asia/Shanghai', isDefault: false, version: 3 },
      weekly: [day, day, day, day, day, [], []],
      exceptions: {},
      holidayYears: [2026],
    };
    const line = ['calendars', 'save', '--id', idOf(1), '--hours', '周六 10:00-14:00', '--hours', 'mon'];
    const { body } = await sent([...line, '--exception', '2026-10-08 9:00-12:00'], {
      'calendars.list': () => [calendar],
    });
    expect(body).toEqual({
      ...{ id: idOf(1), name: 'Office', timeZone: 'Asia/Shanghai', isDefault: false, version: 3 },
      weekly: [[], day, day, day, day, [['10:00', '14:00']], []],
      exceptions: { '2026-10-08': [['09:00', '12:00']] },
    });
  });
});

it('a calendar is made of days and hours', async () => {
  const line = ['calendars', 'save', '--name', 'Office', '--zone', 'Asia/Shanghai'];
  const open = [
    ['09:00', '12:00'],
    ['13:00', '18:00'],
  ];
  expect((await sent([...line, '--hours', 'mon-fri 9:00-12:00,13:00-18:00'])).body).toMatchObject({
    weekly: [open, open, open, open, open, [], []],
  });
  const always = [['00:00', '24:00']];
  expect((await sent([...line, '--hours', '周一~周日 0:00~24:00'])).body).toMatchObject({
    weekly: Array.from({ length: 7 }, () => always),
  });
  for (const wrong of ['weekend 9:00-12:00', 'mon 9-12', 'mon 09:00-25:00', 'fri-mon 09:00-12:00']) {
    expect(await sent([...line, '--hours', wrong])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--hours needs days and hours'),
    });
  }
});

it('a plan is made of how often it comes and what is to be checked', async () => {
  const line = ['pm-plans', 'save', '--name', 'Filters', '--site', idOf(1), '--group', idOf(2)];
  const items = [
    '--item',
    'Filter',
    '--item',
    'Temperature:number:10..30',
    '--item',
    '颜色:select:红/绿',
    '--item',
    'Load:number:..80',
  ];
  const made = await sent([...line, '--every', '3 months', '--first-on', '2027-01-05', ...items]);
  expect(made).toMatchObject({
    code: 0,
    body: {
      every: { count: 3, unit: 'month' },
      anchorOn: '2027-01-05',
      items: [
        { name: 'Filter', kind: 'ok' },
        { name: 'Temperature', kind: 'number', min: 10, max: 30 },
        { name: '颜色', kind: 'select', options: ['红', '绿'] },
        { name: 'Load', kind: 'number', max: 80 },
      ],
    },
  });
  for (const wrong of ['Load:number:..', 'Load:number:1..2..3', 'Load:select', 'Load:text:x']) {
    const { code, err } = await sent([...line, '--every', 'month', '--item', wrong]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`not "${wrong}"`) });
  }
  expect((await sent([...line, '--every', 'now and then'])).err).toContain(
    '--every needs a count and a unit',
  );
});
