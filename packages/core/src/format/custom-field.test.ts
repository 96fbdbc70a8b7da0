import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../dictionary/field-type.ts';
import { displayField } from './custom-field.ts';
import { fieldTypeOf } from './field-type-of.ts';

const zone = { timeZone: 'Asia/Shanghai' };
const show = (fieldTypeName: string, fieldValue: unknown, unit?: string) =>
  displayField({ fieldTypeName, fieldValue, unit }, zone);

describe('what a custom field shows', () => {
  it.each([
    ['text', 'plain', 'plain'],
    ['number', '12.5', '12.5'],
    ['select', '甲', '甲'],
    ['multiSelect', '["a","b"]', 'a,b'],
    ['多选', '["a",null,"","b"]', 'a,b'],
    ['cascader', '["华东","上海"]', '华东-上海'],
    ['级联下拉', '["华东","上海"]', '华东-上海'],
    ['region', '[{"code":"310000","name":"上海"},{"code":"310115","name":"浦东新区"}]', '上海-浦东新区'],
    ['date', '2026-11-20', '2026-11-20'],
    ['日期', '2026-11-20T20:00:00Z', '2026-11-21'],
    ['datetime', '2026-11-20T20:00:00Z', '2026-11-21 04:00:00'],
    ['日期时间', '2026-11-20T20:00:00Z', '2026-11-21 04:00:00'],
    ['time', '08:30', '08:30'],
    ['dateRange', '["2026-11-20","2026-11-22"]', '2026-11-20 ~ 2026-11-22'],
    ['switch', 'true', '是'],
    ['switch', 'false', '否'],
    ['phone', '13800000000', '13800000000'],
    ['user', '[{"id":"1","name":"王工"},{"id":"2","name":"李工"}]', '王工,李工'],
    ['image', '/api/file/1?name=a.png,/api/file/2?name=b.png', '2个'],
    ['image', '["https://x.example/a.png"]', '1个'],
    ['location', '{"lat":31.2,"lng":121.5,"address":"世纪大道"}', '世纪大道'],
    ['location', '{"lat":31.2,"lng":121.5}', '31.2,121.5'],
    ['table', '[{"a":"1"},{"a":"2"}]', '2行'],
    ['note', 'x', ''],
    ['something new', '["a"]', '["a"]'],
    ['multiSelect', '["a"', '["a"'],
    ['multiSelect', 'a', 'a'],
    ['date', 'someday', 'someday'],
    ['multiSelect', ['a', 'b'], 'a,b'],
    ['text', '"quoted"', '"quoted"'],
    ['checkbox', '["a","b"]', 'a,b'],
    ['group', '[{"id":"1","name":"A"},{"id":"2"}]', 'A'],
    ['asset', '[{"id":"1","name":"A"},{"id":"2","name":"B"}]', 'A,B'],
    ['cascader', '"East"', 'East'],
    ['number', '"7"', '7'],
    ['date', '"2026-11-20"', '2026-11-20'],
    ['date', '"someday"', 'someday'],
    ['datetime', '"2026-11-20T20:00:00Z"', '2026-11-21 04:00:00'],
    ['datetime', 'someday', 'someday'],
    ['dateRange', '2026-11-20', '2026-11-20'],
    ['switch', 'maybe', 'maybe'],
    ['file', 'a1,b1', '2个'],
    ['signature', 'a1', '1个'],
    ['location', '{"address":7,"lat":31.2,"lng":121.5}', '31.2,121.5'],
    ['location', '{"address":"","lat":31.2,"lng":121.5}', '31.2,121.5'],
    ['location', '{"lat":31.2}', ''],
    ['location', '{"lng":31.2}', ''],
    ['location', '{"x":1}', ''],
    ['location', '"here"', 'here'],
    ['location', 'here', 'here'],
    ['table', 'plain', 'plain'],
  ])('%s %j is "%s"', (type, value, text) => {
    expect(show(type, value)).toBe(text);
  });

  it('has the unit behind a number, and English words in English', () => {
    expect(show('number', '3', ' 台')).toBe('3 台');
    expect(displayField({ fieldTypeName: 'switch', fieldValue: 'true' }, { locale: 'en' })).toBe('Yes');
    expect(displayField({ fieldTypeName: 'table', fieldValue: '[{"a":1}]' }, { locale: 'en' })).toBe('1 row');
  });

  it('is blank for every kind of nothing, in every type', () => {
    for (const type of [...fieldTypes, 'unknown']) {
      for (const nothing of ['', 'null', '[]', '[null]', ' ', null, undefined])
        expect(show(type, nothing)).toBe('');
    }
  });

  it('never throws, whatever is stored', () => {
    const value = fc.oneof(fc.string(), fc.json(), fc.anything());
    fc.assert(
      fc.property(fc.constantFrom(...fieldTypes, 'unknown', '__proto__'), value, (type, stored) => {
        expect(typeof show(type, stored)).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('field types', () => {
  it('are known by our names in any case and by Chinese ones', () => {
    expect(['MULTISELECT', ' 级联下拉 ', '附件', '下拉框'].map(fieldTypeOf)).toEqual([
      'multiSelect',
      'cascader',
      'file',
      'select',
    ]);
    expect(['constructor', '', 'x'].map(fieldTypeOf)).toEqual([undefined, undefined, undefined]);
  });
});
