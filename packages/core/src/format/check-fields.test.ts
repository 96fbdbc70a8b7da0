import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../dictionary/field-type.ts';
import { checkFields } from './check-fields.ts';
import { fieldIssues } from './field-issues.ts';
import { type TemplateField, visibleFields } from './template-field.ts';

function field(fieldTypeName: string, over: Partial<TemplateField> = {}): TemplateField {
  return { fieldId: 'f', name: 'Field', fieldTypeName, required: false, ...over };
}

const codes = (of: TemplateField, value: unknown) => fieldIssues(of, value).map(({ code }) => code);
const tree = [{ value: '1', label: '华东', children: [{ value: '2', label: '上海' }] }];

describe('a value of a field', () => {
  it.each([
    [field('text'), 'x'.repeat(200)],
    [field('textarea'), 'x'.repeat(5000)],
    [field('number', { min: 0, max: 10, scale: 1 }), '9.5'],
    [field('select', { options: ['a', 'b'] }), 'a'],
    [field('checkbox', { options: ['a', 'b'], max: 2 }), '["a","b"]'],
    [field('cascader', { optionTree: tree }), '["华东","上海"]'],
    [field('region'), '[{"code":"310115","name":"浦东新区"}]'],
    [field('date'), '2026-11-20'],
    [field('datetime'), '2026-11-20T08:30:00Z'],
    [field('datetime'), '2026-11-20 08:30:00'],
    [field('datetime'), '1763627400000'],
    [field('date'), '1763627400000'],
    [field('date'), '2026-11-20 08:30:00'],
    [field('dateRange'), '[1763627400000,"2026-11-22"]'],
    [field('time'), '23:59'],
    [field('dateRange'), '["2026-11-20","2026-11-20"]'],
    [field('switch'), 'false'],
    [field('phone'), '+86 138-0000-0000'],
    [field('email'), 'a.b@c.example'],
    [field('url'), 'https://x.example/a?b'],
    [field('user'), '[{"id":"1","name":"王"}]'],
    [field('image'), '/api/file/1?name=a.png'],
    [field('location'), '{"lat":-90,"lng":180}'],
    [field('table', { columns: [field('number', { fieldId: 'n', required: true })] }), '[{"n":"1"}]'],
    [field('unknown'), 'anything'],
    [field('text'), ''],
  ])('passes: %j', (of, value) => {
    expect(codes(of, value)).toEqual([]);
  });

  it.each([
    [field('text', { required: true }), '[null]', ['required']],
    [field('text', { maxLength: 3 }), 'abcd', ['tooLong']],
    [field('number'), '1e3', ['format']],
    [field('number', { scale: 1 }), '1.25', ['format']],
    [field('number', { min: 2 }), '1', ['tooSmall']],
    [field('number', { max: 2 }), '3', ['tooBig']],
    [field('radio', { options: ['a'] }), 'c', ['oneOf']],
    [field('multiSelect', { options: ['a'] }), '["a","c"]', ['oneOf']],
    [field('multiSelect', { max: 1 }), '["a","b"]', ['tooMany']],
    [field('multiSelect', { min: 3 }), '["a","b"]', ['tooFew']],
    [field('multiSelect'), 'a', ['format']],
    [field('cascader', { optionTree: tree }), '["华东"]', ['required']],
    [field('cascader', { optionTree: tree }), '["华南"]', ['oneOf']],
    [field('region'), '[{"name":"浦东新区"}]', ['format']],
    [field('date'), '2026-02-30', ['format']],
    [field('datetime'), '2026-11-20 24:61', ['format']],
    [field('datetime'), '2026', ['format']],
    [field('date'), '2026-11-20 99:00', ['format']],
    [field('date'), 'someday', ['format']],
    [field('datetime'), '2026-13-20T08:30:00Z', ['format']],
    [field('time'), '24:00', ['format']],
    [field('dateRange'), '["2026-11-21","2026-11-20"]', ['format']],
    [field('switch'), 'yes', ['format']],
    [field('phone'), 'call me', ['format']],
    [field('email'), 'a@b', ['format']],
    [field('url'), 'javascript:x', ['format']],
    [field('asset'), '[{"id":"","name":"x"}]', ['format']],
    [field('file', { max: 1 }), 'a1,b1', ['tooMany']],
    [field('location'), '{"lat":91,"lng":0}', ['format']],
    [field('note'), 'x', ['notAllowed']],
    [field('text'), 12, ['type']],
    [field('table'), '{"n":1}', ['format']],
    [field('table'), JSON.stringify(Array.from({ length: 51 }, () => ({}))), ['tooMany']],
  ])('is refused: %j %j', (of, value, expected) => {
    expect(codes(of, value)).toEqual(expected);
  });

  it('names the cell of a table that is wrong', () => {
    const columns = [field('number', { fieldId: 'n', required: true }), field('text', { fieldId: 't' })];
    expect(fieldIssues(field('table', { columns }), '[{"n":"1"},{"t":"x"}]')).toEqual([
      { path: '1.n', code: 'required', params: {} },
    ]);
  });

  it('is judged without ever throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fieldTypes, 'x'), fc.oneof(fc.json(), fc.anything()), (type, value) => {
        fieldIssues(field(type, { required: true }), value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('answers to a template', () => {
  const fields = [
    field('switch', { fieldId: 'onSite', required: true }),
    field('text', { fieldId: 'door', required: true, visibleWhen: { fieldId: 'onSite', in: ['true'] } }),
    field('text', { fieldId: 'key', required: true, visibleWhen: { fieldId: 'door', in: ['locked'] } }),
    field('text', { fieldId: 'secret', internal: true, required: true }),
    field('note', { fieldId: 'hint' }),
  ];
  const answer = (fieldId: string, fieldValue: string) => ({ fieldId, fieldValue });

  it('need not have what is hidden, and lose what is', () => {
    const { answers, issues } = checkFields(
      fields,
      [answer('onSite', 'false'), answer('door', 'locked')],
      'client',
    );
    expect(issues).toEqual([]);
    expect(answers).toEqual([answer('onSite', 'false')]);
  });

  it('need what shows, also when it shows by another’s value', () => {
    const { issues } = checkFields(fields, [answer('onSite', 'true'), answer('door', 'locked')], 'client');
    expect(issues).toEqual([{ path: 'fields.key', code: 'required', params: {} }]);
  });

  it('of clients hold nothing internal, those of staff must', () => {
    const given = [answer('onSite', 'false'), answer('secret', 'x')];
    expect(checkFields(fields, given, 'client').issues).toEqual([
      { path: 'fields.secret', code: 'notAllowed', params: {} },
    ]);
    expect(checkFields(fields, given, 'staff').answers).toHaveLength(2);
    expect(checkFields(fields, [answer('onSite', 'false')], 'staff').issues).toHaveLength(1);
  });

  it('are dates as they are stored, read in the tenant’s zone', () => {
    const given = [answer('at', '2026-11-21 04:00:00'), answer('on', '1795204800000')];
    const dates = [field('datetime', { fieldId: 'at' }), field('date', { fieldId: 'on' })];
    expect(checkFields(dates, given, 'client', { tenantTimeZone: 'Asia/Shanghai' })).toEqual({
      issues: [],
      answers: [answer('at', '2026-11-20T20:00:00.000Z'), answer('on', '2026-11-21')],
    });
  });

  it('are refused when the template has no such field', () => {
    expect(checkFields([], [answer('x', '1')], 'staff').issues).toEqual([
      { path: 'fields.x', code: 'unknownKey', params: { keys: 'x' } },
    ]);
  });

  it('hold no notes and no blanks, and a blank answer to an internal field is no answer', () => {
    const given = [answer('onSite', 'false'), answer('hint', 'x'), answer('secret', '[null]')];
    expect(checkFields(fields, given, 'client')).toEqual({
      issues: [],
      answers: [answer('onSite', 'false')],
    });
    const optional = [field('text', { fieldId: 'a' }), field('text', { fieldId: 'b' })];
    expect(checkFields(optional, [answer('a', ' ')], 'staff')).toEqual({ issues: [], answers: [] });
  });

  it('show fields by a switch, and not by the values of a field that is no text', () => {
    const by = (of: TemplateField, value: string) =>
      visibleFields(
        [
          of,
          field('text', { fieldId: 'then', visibleWhen: { fieldId: of.fieldId, in: ['1', 'undefined'] } }),
        ],
        new Map([[of.fieldId, value]]),
      ).length;
    expect(by(field('select'), '1')).toBe(2);
    expect(by(field('location'), '{"lat":1,"lng":1}')).toBe(1);
    expect(by(field('user'), '[{"id":"1","name":"1"}]')).toBe(1);
    expect(by(field('select'), '')).toBe(1);
  });

  it('hide fields that hang on each other in a circle', () => {
    const circle = [
      field('text', { fieldId: 'a', visibleWhen: { fieldId: 'b', in: ['1'] } }),
      field('text', { fieldId: 'b', visibleWhen: { fieldId: 'a', in: ['1'] } }),
      field('multiSelect', { fieldId: 'c' }),
      field('text', { fieldId: 'd', visibleWhen: { fieldId: 'c', in: ['y'] } }),
    ];
    const values = new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '["x","y"]'],
    ]);
    expect(visibleFields(circle, values).map(({ fieldId }) => fieldId)).toEqual(['c', 'd']);
  });
});

describe('answers as they are kept', () => {
  it('are without what was typed between and around them, in a table too', () => {
    const columns = [field('number', { fieldId: 'n' }), field('text', { fieldId: 't' })];
    const given = [
      [field('number'), ' １，２３４．５ ', '1234.5'],
      [field('phone'), 'tel:+86-139-0000-0001', '+8613900000001'],
      [field('email'), ' a＠b.cd', 'a@b.cd'],
      [field('table', { columns }), '[{"n":"９０","t":"９０"}]', '[{"n":"90","t":"９０"}]'],
      [field('text'), '９０', '９０'],
    ] as const;
    for (const [of, fieldValue, kept] of given) {
      const checked = checkFields([of], [{ fieldId: 'f', fieldValue }], 'staff');
      expect(checked).toEqual({ issues: [], answers: [{ fieldId: 'f', fieldValue: kept }] });
    }
  });

  it.each(['\u3164', '\u2800', '\u200b\u200d', '\u202e', '\u0301'])(
    'show something, unlike %j',
    (fieldValue) => {
      const [of] = [field('text', { required: true })];
      const checked = checkFields([of], [{ fieldId: 'f', fieldValue }], 'client');
      expect(checked.issues).toMatchObject([{ code: 'required' }]);
    },
  );
});
