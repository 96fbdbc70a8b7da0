import { describe, expect, it } from 'vitest';
import { fieldIssues } from './field-issues.ts';
import type { TemplateField } from './template-field.ts';

function field(fieldTypeName: string, over: Partial<TemplateField> = {}): TemplateField {
  return { fieldId: 'f', name: 'Field', fieldTypeName, required: false, ...over };
}

const tree = [
  {
    value: '1',
    label: 'East',
    children: [
      { value: '2', label: 'Shanghai' },
      { value: '3', label: 'Suzhou' },
    ],
  },
  { value: '4', label: 'West', children: [] },
];
const list = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => `v${index}`));
const named = '{"id":"1","name":"x"}';

describe('values at their very bounds', () => {
  it.each([
    [field('number', { min: 2, max: 4 }), '2'],
    [field('number', { min: 2, max: 4 }), '4'],
    [field('number'), '-12345678901234567890.123'],
    [field('number', { scale: 0 }), '7'],
    [field('number', { scale: 3 }), '7.125'],
    [field('number', { min: 1000, scale: 1 }), ' １，２３４．５ '],
    [field('number', { max: -1 }), '− 5'],
    [field('phone'), 'tel:（+86）139·0000·0001'],
    [field('phone'), '0571-88000001转8'],
    [field('email'), 'a＠b.cd\u200b'],
    [field('date'), '２０２６－１１－２０'],
    [field('time'), '０８：３０'],
    [field('multiSelect', { min: 2, max: 3 }), list(2)],
    [field('multiSelect', { min: 2, max: 3 }), list(3)],
    [field('cascader'), '["anything","goes"]'],
    [field('cascader', { optionTree: tree }), '["West"]'],
    [field('cascader', { optionTree: tree }), '["East","Suzhou"]'],
    [field('dateRange'), '["2026-11-20","2026-11-20"]'],
    [field('location'), '{"lat":90,"lng":-180}'],
    [field('group', { max: 2 }), `[${named},${named}]`],
    [field('text', { maxLength: 3 }), 'abc'],
    [field('image', { min: 2, max: 2 }), 'a1,b1'],
    [field('signature'), 'a1'],
    [field('file'), Array.from({ length: 9 }, (_, index) => `f${index}`).join(',')],
    [field('table', { min: 1, max: 2 }), '[{},{}]'],
    [field('table'), JSON.stringify(Array.from({ length: 50 }, () => ({})))],
    [field('asset'), `[${named}]`],
    [field('note', { required: true }), ''],
    [field('textarea', { maxLength: 6000 }), 'x'.repeat(5500)],
    [field('new', { maxLength: 4 }), 'abcd'],
  ])('%# pass', (of, value) => {
    expect(fieldIssues(of, value)).toEqual([]);
  });
});

describe('what is wrong is said in full', () => {
  const issue = (code: string, params = {}) => [{ path: '', code, params }];

  it.each([
    [field('number', { min: 2 }), '1.999', issue('tooSmall', { min: 2 })],
    [field('number', { max: 2 }), '2.001', issue('tooBig', { max: 2 })],
    [field('number'), '123456789012345678901', issue('format')],
    [field('number'), '1.', issue('format')],
    [field('number'), '1 2', issue('format')],
    [field('number'), '1,2345', issue('format')],
    [field('number', { scale: 0 }), '7.1', issue('format')],
    [field('text', { maxLength: 3 }), 'abcd', issue('tooLong', { max: 3 })],
    [field('text'), 'x'.repeat(201), issue('tooLong', { max: 200 })],
    [field('textarea'), 'x'.repeat(5001), issue('tooLong', { max: 5000 })],
    [field('new', { maxLength: 3 }), 'abcd', issue('tooLong', { max: 3 })],
    [field('select', { options: ['a', 'b'] }), 'c', issue('oneOf', { values: 'a, b' })],
    [field('radio', { options: [] }), 'c', issue('oneOf', { values: '' })],
    [field('checkbox', { options: ['a'] }), '["a","b"]', issue('oneOf', { values: 'a' })],
    [field('checkbox'), '["a",""]', issue('format')],
    [field('checkbox', { options: ['a'] }), 'a', issue('format')],
    [field('multiSelect', { min: 3 }), list(2), issue('tooFew', { min: 3 })],
    [field('multiSelect', { max: 1 }), list(2), issue('tooMany', { max: 1 })],
    [field('multiSelect', { max: 0 }), list(1), issue('tooMany', { max: 0 })],
    [field('cascader', { optionTree: tree }), '["North"]', issue('oneOf', { values: 'East, West' })],
    [
      field('cascader', { optionTree: tree }),
      '["East","Beijing"]',
      issue('oneOf', { values: 'Shanghai, Suzhou' }),
    ],
    [field('cascader', { optionTree: tree }), '["East","Suzhou","x"]', issue('oneOf', { values: '' })],
    [field('cascader', { optionTree: tree }), '["East"]', issue('required')],
    [field('cascader'), 'plain', issue('format')],
    [field('dateRange'), '["2026-11-20"]', issue('format')],
    [field('dateRange'), '["2026-11-20","2026-11-21","2026-11-22"]', issue('format')],
    [field('dateRange'), '["2026-11-20","someday"]', issue('format')],
    [field('dateRange'), '["1","2026-11-21"]', issue('format')],
    [field('dateRange'), '["2026-11-22","2026-11-21"]', issue('format')],
    [field('dateRange'), '2026-11-20', issue('format')],
    [field('location'), '{"lat":-91,"lng":0}', issue('format')],
    [field('location'), '{"lat":0,"lng":181}', issue('format')],
    [field('location'), '{"lat":0,"lng":"1"}', issue('format')],
    [field('location'), '[1,2]', issue('format')],
    [field('location'), 'here', issue('format')],
    [field('region'), '[{"code":1,"name":"x"}]', issue('format')],
    [field('region'), '["x"]', issue('format')],
    [field('user'), '[{"id":"1","name":""}]', issue('format')],
    [field('user'), `[${named},{"id":"2"}]`, issue('format')],
    [field('group', { max: 1 }), `[${named},${named}]`, issue('tooMany', { max: 1 })],
    [field('asset', { min: 2 }), `[${named}]`, issue('tooFew', { min: 2 })],
    [field('image', { min: 2 }), 'a1', issue('tooFew', { min: 2 })],
    [field('signature', { max: 1 }), 'a1,b1', issue('tooMany', { max: 1 })],
    [
      field('file', { max: 99 }),
      Array.from({ length: 10 }, (_, index) => `f${index}`).join(','),
      issue('tooMany', { max: 9 }),
    ],
    [field('table', { max: 1 }), '[{},{}]', issue('tooMany', { max: 1 })],
    [
      field('table', { max: 99 }),
      JSON.stringify(Array.from({ length: 51 }, () => ({}))),
      issue('tooMany', { max: 50 }),
    ],
    [field('table', { min: 2 }), '[{}]', issue('tooFew', { min: 2 })],
    [field('table'), '[[]]', issue('format')],
    [field('time'), '8:30', issue('format')],
    [field('time'), '08:30:00', issue('format')],
    [field('datetime'), 'x2026-11-20T08:30Z', issue('format')],
    [field('datetime'), '2026-11-20T08:30Zx', issue('format')],
    [field('phone'), 'x13800000000', issue('format')],
    [field('phone'), '1380', issue('format')],
    [field('phone'), '13812345678 13912345678', issue('onePhone')],
    [field('phone'), '13812345678/13912345678', issue('onePhone')],
    [field('email'), 'a@b.c d', issue('format')],
    [field('email'), 'a a@b.cd', issue('format')],
    [field('url'), 'see https://x.example', issue('format')],
    [field('url'), 'https:///x', issue('format')],
    [field('switch', { required: true }), undefined, issue('required')],
    [field('note', { required: true }), 'x', issue('notAllowed')],
    [field('select'), ['a'], issue('type')],
  ])('%#', (of, value, issues) => {
    expect(fieldIssues(of, value)).toEqual(issues);
  });

  it('names every cell of a table, also those of tables within', () => {
    const inner = field('table', { fieldId: 'parts', columns: [field('number', { fieldId: 'count' })] });
    const of = field('table', { columns: [inner, field('text', { fieldId: 'note', required: true })] });
    const value = [{ parts: '[{"count":"x"}]' }, { note: 'y', parts: '[{"count":"1"},{"count":"z"}]' }];
    expect(fieldIssues(of, JSON.stringify(value))).toEqual([
      { path: '0.parts.0.count', code: 'format', params: {} },
      { path: '0.note', code: 'required', params: {} },
      { path: '1.parts.1.count', code: 'format', params: {} },
    ]);
  });
});
