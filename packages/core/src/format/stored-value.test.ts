import { describe, expect, it } from 'vitest';
import { attachmentText, isBlank, nameOf, parsed, parsedList, plain, storedText } from './stored-value.ts';

describe('a stored value as text', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;

  it.each([
    ['text', 'text'],
    [' "quoted" ', ' "quoted" '],
    [null, ''],
    [undefined, ''],
    [12, '12'],
    [true, 'true'],
    [['a', 1], '["a",1]'],
    [{ a: 1 }, '{"a":1}'],
    [circle, ''],
    [() => 1, ''],
    [1n, ''],
  ])('%# is what it was', (value, text) => {
    expect(storedText(value)).toBe(text);
  });

  it('is blank when it stands for nothing, and only then', () => {
    expect(['', ' ', 'null', ' [] ', '[null]', null, undefined, [], [null]].every(isBlank)).toBe(true);
    expect(['0', 'false', '{}', '""', 'nil', 0, false, ['']].some(isBlank)).toBe(false);
  });
});

describe('a stored value as JSON', () => {
  it('is read when it is a list, an object or a quoted text', () => {
    expect(parsed('[1]')).toEqual([1]);
    expect(parsed(' \n{"a":1} ')).toEqual({ a: 1 });
    expect(parsed('"a"')).toBe('a');
  });

  it('is nothing when it is plain or broken', () => {
    for (const text of ['1', 'true', 'null', 'a', '', '[1', '{a}', '"a'])
      expect(parsed(text)).toBeUndefined();
  });

  it('is a list without its empty elements, or none', () => {
    expect(parsedList('[1,null,"","a",0,false]')).toEqual([1, 'a', 0, false]);
    for (const text of ['{"a":1}', '"a"', 'a', '{"length":1}']) expect(parsedList(text)).toBeUndefined();
  });

  it('is plain text when it is a quoted one', () => {
    expect(['"a"', 'a', '["a"]', '7'].map(plain)).toEqual(['a', 'a', '["a"]', '7']);
  });
});

describe('the name of an element', () => {
  it.each([
    ['a', 'a'],
    [7, '7'],
    [null, 'null'],
    [false, 'false'],
    [{ name: 'n', label: 'l', value: 'v' }, 'n'],
    [{ label: 'l', value: 'v' }, 'l'],
    [{ value: 3 }, '3'],
    [{ name: { deep: 1 } }, ''],
    [{ name: true }, ''],
    [{}, ''],
  ])('%j is "%s"', (element, name) => {
    expect(nameOf(element)).toBe(name);
  });
});

describe('an attachment string', () => {
  it.each([
    ['/api/file/1,/api/file/2', '/api/file/1,/api/file/2'],
    ['"/api/file/1"', '/api/file/1'],
    [
      '["https://x.example/a",{"url":"https://x.example/b","id":"2"},{"id":"3"},{"id":4},{"url":5},7]',
      'https://x.example/a,https://x.example/b,3,,,7',
    ],
    ['[{"url":"https://x.example/b","id":7}]', 'https://x.example/b'],
  ])('is read out of %s', (stored, text) => {
    expect(attachmentText(stored)).toBe(text);
  });
});
