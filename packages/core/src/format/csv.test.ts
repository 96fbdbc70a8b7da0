import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFormat, csvText, textOfCsv } from './csv.ts';

describe('a text in a spreadsheet', () => {
  it.each(['=1+1', '+1', '-1', '@x', '＝1+1', '＋1', '－1', '＠x', '\r=x'])('is no formula: %j', (text) => {
    for (const written of [text, `  ${text}`, `\u00a0${text}`, `'${text}`]) {
      expect(csvText(written)).toBe(`'${written}`);
    }
  });

  it.each(['\tx', '\rx', '\nx'])('does not begin with what is skipped: %j', (text) => {
    expect(csvText(text)).toBe(`'${text}`);
  });

  it.each([
    '',
    ' ',
    '10,-5',
    'a;=cmd',
    'a|+1',
    'a\t@x',
    'a\n-1',
    'a=b',
    "'quoted'",
    "it's",
    '2026-11-20 09:00:00',
    'WO202611200001',
    'x@example.com',
    '总部－一楼',
    'a - b',
  ])('stays as it is where it begins with no formula: %j', (text) => {
    expect(csvText(text)).toBe(text);
    expect(textOfCsv(text)).toBe(text);
  });

  const likely = fc.string({ unit: fc.constantFrom("'", '=', '-', '＋', ' ', '\t', '\n', 'a', ',') });
  it('is read back as what it was', () =>
    fc.assert(
      fc.property(likely, (text) => {
        expect(textOfCsv(csvText(text))).toBe(text);
        expect(csvText(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }),
    ));

  it.each([' a', 'a ', 'a;b', 'a|b', 'a\tb', 'a\nb', 'a\rb'])(
    'stands in quotes where some program may cut it: %j',
    (text) => {
      expect(csvFormat.quoted_match.test(text)).toBe(true);
    },
  );
});
