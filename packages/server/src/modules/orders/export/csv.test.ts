import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a table', () => {
  it('has every value in quotes', () => {
    expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', 7, -1, undefined, null, '', ' h '])).toBe(
      '"a","b,c","d""e","f\ng","7","-1","","",""," h "\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '＝1+1', '＋1', '－1', '＠x'])('holds no formula: %s', (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`);
    expect(csvLine([`  ${value}`])).toBe(`"  '${value}"\r\n`);
  });

  it.each([';', ',', '|', '\t', '\n', '\r\n', '; '])(
    'holds none behind a separator of another program: %j',
    (by) => {
      for (const begin of ['=', '+', '-', '@', '＝', '＋', '－', '＠']) {
        expect(csvLine([`a${by}${begin}cmd`])).toBe(`"a${by}'${begin}cmd"\r\n`);
      }
      expect(csvLine(['a"=cmd'])).toBe(`"a""'=cmd"\r\n`);
    },
  );

  it.each(['\tx', '\r=x', '\nx'])('does not begin with what is skipped: %j', (value) => {
    expect(csvLine([value])).toMatch(/^"'/);
  });

  it('leaves other text as it is', () => {
    for (const text of [
      '2026-11-20 09:00:00',
      'a=b',
      'WO202611200001',
      'x@example.com',
      '总部－一楼',
      'a - b',
    ]) {
      expect(csvLine([text])).toBe(`"${text}"\r\n`);
    }
  });
});
