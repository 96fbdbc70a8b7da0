import { expect, test } from 'vitest';
import { newerInScript } from './newer-in-script.ts';

const newerIn = (code: string) => [...newerInScript(code)];

test.each([
  ['name.toWellFormed()', '.toWellFormed()'],
  ['list.toSorted((a, b) => a - b)', '.toSorted()'],
  ['list["toReversed"]()', '.toReversed()'],
  ['list?.findLast(isNew)', '.findLast()'],
  ['fetch(url, { signal: AbortSignal.timeout(1000) })', 'AbortSignal.timeout'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(list, kindOf)', 'Object.groupBy'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['form.requestSubmit()', '.requestSubmit()'],
  ['new OffscreenCanvas(1, 1)', 'OffscreenCanvas'],
  ['window.OffscreenCanvas', 'OffscreenCanvas'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['/(?<=a)b/.test(text)', '(?<=)'],
  ['new RegExp("(?<!a)b")', '(?<=)'],
  ['/[\\p{L}--[a-z]]/v.test(text)', '/v'],
  ['class A { static { A.b = 1; } }', 'static {}'],
  ['jsx("div", { inert: true })', 'inert='],
])('%s needs a newer browser', (code, used) => {
  expect(newerIn(code)).toEqual([used]);
});

test.each([
  'list.at(-1)',
  'structuredClone(value)',
  'crypto.randomUUID()',
  'Object.hasOwn(a, b)',
  'navigator.locks.request("a", work)',
  // Asked for, not used.
  'typeof OffscreenCanvas === "function"',
  'typeof bytes.toBase64 === "function"',
  'list.toSorted?.()',
  '"toSorted" in Array.prototype',
  // One's own.
  'function f(AbortSignal) { AbortSignal.timeout(1); }',
  'const queue = { requestSubmit() {} }; queue.requestSubmit();',
])('%s runs in the oldest browsers', (code) => {
  expect(newerIn(code)).toEqual([]);
});
