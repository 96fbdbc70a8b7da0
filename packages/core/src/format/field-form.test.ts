import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldType, fieldTypes } from '../dictionary/field-type.ts';
import { type FormValue, formKinds, formValueOf, storedValueOf } from './field-form.ts';
import { isBlank, parsed } from './stored-value.ts';

// Text that reads as a JSON string is unwrapped, since other servers store plain values so.
const word = fc.string({ minLength: 1 }).filter((text) => !isBlank(text) && parsed(text) === undefined);
const named = fc.record({ id: word, name: word });
const someOf = <T>(each: fc.Arbitrary<T>) => fc.array(each, { minLength: 1, maxLength: 4 });
const formValues: Record<string, fc.Arbitrary<FormValue>> = {
  text: word,
  list: someOf(word),
  region: someOf(fc.record({ code: word, name: word })),
  range: fc.tuple(word, word),
  boolean: fc.boolean(),
  named: someOf(named),
  files: someOf(fc.stringMatching(/^[\w-]{1,20}$/)).map((ids) =>
    [...new Set(ids)].map((id) => ({ id, url: `/api/file/${id}`, name: `${id}, 1*.png` })),
  ),
  location: fc.record({ lat: fc.integer(), lng: fc.integer(), address: word }),
  table: someOf(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), word, { minKeys: 1 })),
};
const withValues = fieldTypes.filter((type) => formKinds[type] !== undefined);

describe('form values', () => {
  it('come back from what is stored, for every type', () => {
    const chosen = fc
      .constantFrom(...withValues)
      .chain((type) => fc.tuple(fc.constant(type), formValues[formKinds[type] ?? ''] ?? word));
    fc.assert(
      fc.property(chosen, ([type, value]) => {
        expect(formValueOf(type, storedValueOf(type, value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('are empty for every kind of nothing, and nothing is stored for an empty field', () => {
    for (const type of fieldTypes) {
      expect(formValueOf(type, '[null]')).toBeUndefined();
      expect(storedValueOf(type, undefined)).toBe('');
    }
    expect(storedValueOf('multiSelect', [])).toBe('');
    expect(storedValueOf('note', 'x')).toBe('');
  });

  it('never throw on what cannot be read as its type', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<FieldType>(...fieldTypes),
        fc.oneof(fc.json(), fc.anything()),
        (type, stored) => {
          formValueOf(type, stored);
        },
      ),
      { numRuns: 1000 },
    );
    expect(formValueOf('location', '{"lat":"x"}')).toBeUndefined();
    expect(formValueOf('dateRange', '["2026-11-20"]')).toBeUndefined();
    expect(formValueOf('switch', 'maybe')).toBeUndefined();
    expect(formValueOf('cascader', 'plain')).toEqual(['plain']);
  });

  it.each([
    ['text', '"quoted"', 'quoted'],
    ['multiSelect', '["a",{"name":"b"},null]', ['a', 'b']],
    ['region', '[{"code":310115,"name":"Pudong"},"x",7]', [{ code: '310115', name: 'Pudong' }]],
    ['region', 'Pudong', []],
    ['region', '[{"code":true,"name":"Pudong"}]', [{ code: '', name: 'Pudong' }]],
    ['dateRange', '["2026-11-20","2026-11-22","x"]', ['2026-11-20', '2026-11-22']],
    ['dateRange', '["2026-11-20"]', undefined],
    ['dateRange', 'someday', undefined],
    ['switch', 'true', true],
    ['switch', 'false', false],
    [
      'user',
      '[{"id":7,"name":"x"},{"name":"y"}]',
      [
        { id: '7', name: 'x' },
        { id: '', name: 'y' },
      ],
    ],
    [
      'image',
      '["a1",{"id":"b1"}]',
      [
        { id: 'a1', url: '/api/file/a1', name: 'a1' },
        { id: 'b1', url: '/api/file/b1', name: 'b1' },
      ],
    ],
    ['location', '{"lat":1,"lng":2,"address":""}', { lat: 1, lng: 2 }],
    ['location', '{"lat":1,"lng":2,"address":7}', { lat: 1, lng: 2 }],
    ['location', '{"lat":1,"lng":2}', { lat: 1, lng: 2 }],
    ['location', '{"lat":1}', undefined],
    ['location', '{"lng":1}', undefined],
    ['location', '"here"', undefined],
    ['location', 'here', undefined],
    ['table', '[{"a":1,"b":null,"c":"x"},7]', [{ a: '1', b: '', c: 'x' }]],
    ['something new', 'x', 'x'],
    ['note', 'x', undefined],
  ] as const)('of %s %s are what a form needs', (type, stored, value) => {
    expect(formValueOf(type, stored)).toEqual(value);
  });

  it.each<[string, FormValue, string]>([
    ['something new', 'x', 'x'],
    ['text', '', ''],
    ['switch', false, 'false'],
    ['multiSelect', ['a'], '["a"]'],
    ['location', { lat: 1, lng: 2 }, '{"lat":1,"lng":2}'],
    ['image', [{ id: 'a1', url: '', name: 'x' }], '/api/file/a1?name=x'],
    ['image', [], ''],
    ['image', 'a1', 'a1'],
  ])('of %s are stored: %j', (type, value, stored) => {
    expect(storedValueOf(type, value)).toBe(stored);
  });
});
