import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it.each([
  ['{"a":1,"a":1}', 'a', 1],
  ['{"a":1,\n "b":{"c":[{"x":1},{"x":2,\n"\\u0078":3}]}}', 'x', 3],
  ['[{"a":"}\\"{", "a" : 2}]', 'a', 1],
  ['{"":1,"":2}', '', 1],
  ['{"__proto__":1,"__proto__":2}', '__proto__', 1],
])('JSON with a name twice in one object is refused: %j', (text, twice, line) => {
  expect(readJson(text)).toEqual({ twice, line });
});

it.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"\\"a\\":","b":"{"}',
  '["a","a"]',
  '"a:"',
  '7',
  'null',
])('JSON with each name once is taken: %s', (text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) });
});

it('what is no JSON says so', () => {
  expect(readJson('{"a":1,"a":')).toEqual({ fault: expect.stringMatching(/JSON/) });
});
