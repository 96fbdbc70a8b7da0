import { mkdtempSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { testFolder } from '../testing/run.ts';
import { idOf, summary } from '../testing/samples.ts';

const field = (number: number, name: string, fieldTypeName: string, more: object = {}) => ({
  fieldId: idOf(number),
  name,
  fieldTypeName,
  required: false,
  sort: number,
  templateVersion: 1,
  ...more,
});
const fields = [
  field(1, '机房温度', 'number', { required: true, max: 60 }),
  field(2, '紧急停机', 'switch'),
  field(3, '颜色', 'select', { options: ['Red', 'Green'] }),
  field(4, '部件', 'multiSelect', { options: ['风扇', '电源', '硬盘'] }),
  field(5, '购买日期', 'date'),
  field(6, '保修', 'dateRange'),
  field(7, '联系电话', 'phone'),
  field(8, '位置', 'location'),
  field(9, '路径', 'cascader', {
    optionTree: [{ value: 'a', label: 'A座', children: [{ value: 'b', label: '三层' }] }],
  }),
  field(10, '照片', 'image'),
  field(11, '联系人', 'user'),
  field(12, '方便的时间', 'time'),
  field(13, '端口', 'table', { columns: [field(14, '端口号', 'text', { required: true })] }),
  field(15, '请先断电', 'note'),
];
const answers = {
  'templates.find': () => ({ id: idOf(20), name: '机房', version: 1, fields }),
  'orders.create': () => summary(1, { status: 1 }),
  'files.upload': () => ({ id: idOf(7), name: 'a.jpg', size: 3, type: 'image/jpeg', url: '/api/file/7' }),
};
const line = [
  'orders',
  'create',
  '--site',
  idOf(1),
  '--type',
  idOf(2),
  '--catalog',
  idOf(3),
  '--title',
  '过热',
];

async function created(...flags: string[]) {
  await using mock = await startMock(answers);
  const { code, err } = await mock.svcdesk([...line, ...flags]);
  const sent = mock.server.asked.find(({ callId }) => callId === 'orders.create')?.body;
  return { code, err, fields: sent?.fields as { fieldId: string; fieldValue: string }[] | undefined };
}

describe('a custom field', () => {
  it.each([
    ['紧急停机=是', 'true'],
    ['紧急停机=no', 'false'],
    ['颜色=red', 'Red'],
    ['部件=风扇，硬盘', '["风扇","硬盘"]'],
    ['购买日期=昨天', '2026-11-19'],
    ['保修=2026-01-01..2026-12-31', '["2026-01-01","2026-12-31"]'],
    ['联系电话=138 0000 0012', '138 0000 0012'],
    ['位置=31.2, 121.5', '{"lat":31.2,"lng":121.5}'],
    ['路径=A座/三层', '["A座","三层"]'],
    [`联系人=${idOf(12)}`, `[{"id":"${idOf(12)}","name":"${idOf(12)}"}]`],
    [`${idOf(3)}=Green`, 'Green'],
    ['方便的时间=9:30', '09:30'],
    ['端口=[{"端口号":"G0/1"}]', `[{"${idOf(14)}":"G0/1"}]`],
  ])('is given by its name: %s', async (typed, stored) => {
    const { code, err, fields: sent } = await created('--field', '机房温度＝24', '--field', typed);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('WO202611200001') });
    expect(sent?.map(({ fieldValue }) => fieldValue)).toEqual(['24', stored]);
  });

  it('of several values takes the flag again, and files are sent ahead', async () => {
    const file = `${mkdtempSync(testFolder())}/a.jpg`;
    writeFileSync(file, 'abc');
    const { code, fields: sent } = await created(
      ...[
        '--field',
        '机房温度=24',
        '--field',
        '部件=风扇',
        '--field',
        '部件=电源',
        '--field',
        `照片=${file}`,
      ],
    );
    expect(code).toBe(0);
    expect(sent?.map(({ fieldValue }) => fieldValue)).toEqual([
      '24',
      '["风扇","电源"]',
      `/api/file/${idOf(7)}?name=a.jpg`,
    ]);
  });

  it.each([
    ['位置=大厅', '--field 位置 needs latitude and longitude'],
    ['位置=99,181', '--field 位置 needs latitude and longitude'],
    ['方便的时间=下午', '--field 方便的时间 needs a time of day'],
    ['端口=G0/1', '--field 端口 needs rows as JSON, such as [{"端口号":"…"}]'],
    ['端口=[{"端口号":""}]', '--field 端口.0.端口号: '],
    ['请先断电=好', 'There is no field "请先断电". Valid fields: 机房温度'],
  ])('that is not as its type wants it is told how it should be: %s', async (typed, words) => {
    const { code, err, fields: sent } = await created('--field', '机房温度=24', '--field', typed);
    expect({ code, err, sent }).toEqual({ code: 2, err: expect.stringContaining(words), sent: undefined });
  });

  it('that is missing, wrong or unknown is told by its name before anything is made', async () => {
    const missing = await created('--field', '颜色=Red');
    expect(missing).toMatchObject({ code: 2, fields: undefined });
    expect(missing.err).toContain('Missing: --field 机房温度=…');
    const wrong = await created('--field', '机房温度=99', '--field', '颜色=Blue');
    expect(wrong).toMatchObject({ code: 2, fields: undefined });
    expect(wrong.err).toContain('  --field 机房温度: ');
    expect(wrong.err).toContain('  --field 颜色: ');
    const unknown = await created('--field', '温度=24');
    expect(unknown.err).toContain('There is no field "温度". Valid fields: 机房温度, 紧急停机');
    expect((await created()).err).toContain('Missing: --field 机房温度=…');
  });
});
