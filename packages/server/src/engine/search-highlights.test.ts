import { describe, expect, it } from 'vitest';
import { ngramsOfTexts, searchOf } from './ngrams.ts';
import { containsAll, searchHighlights } from './search-highlights.ts';

const marked = (text: string, keyword: string) =>
  searchHighlights(text, keyword).map(({ start, length }) => text.slice(start, start + length));

describe('the places of a keyword in a text', () => {
  it.each([
    ['打印机卡纸', '打印', ['打印']],
    ['打印机卡纸', 'yjk', ['印机卡']],
    ['HP 打印机', 'hp DYJ', ['HP', '打印机']],
    ['三楼（东侧）会议室', 'dchys', ['东侧）会议室']],
    ['重庆银行行长', 'cqyhhz', ['重庆银行行长']],
    ['Printer printer', 'PRINT', ['Print', 'print']],
    ['打印机', '打 印', ['打印']],
    ['打印机', 'd', []],
    ['𠀀打印', 'dy', ['打印']],
    ['Café', 'CAFÉ', ['Café']],
    ['AP12 故障', 'ＡＰ１２', ['AP12']],
    ['ＡＰ１２ 故障', 'ＡＰ１２', ['ＡＰ１２']],
    ['打印机', 'ｄｙｊ', ['打印机']],
    ['打印机', 'xyz', []],
    ['ＡＰ１２ 故障', 'ap12', ['ＡＰ１２']],
    ['Cafe\u0301 3', 'CAFÉ', ['Cafe\u0301']],
    ['Straße', 'STRASSE', ['Straße']],
    ['Le Cafe\u0301 neuf', 'cafe', ['Cafe\u0301']],
    ['Cafe neuf', 'CAFÉ', ['Cafe']],
    ['柜 AP\u201312 故障', 'ap-12', ['AP\u201312']],
    ['柜 AP-12 故障', 'ap\u221212', ['AP-12']],
    ['ガス', 'カス', []],
    ['ｶﾞｽ 漏れ', 'ガス', ['ｶﾞｽ']],
  ])('%s for %s', (text, keyword, places) => {
    expect(marked(text, keyword)).toEqual(places);
  });

  it('may be in several texts together', () => {
    expect(containsAll(['打印机', '静安店'], 'dyj 静安')).toBe(true);
    expect(containsAll(['打印机'], 'dyj 静安')).toBe(false);
    expect(containsAll(['打印机', 'AP12'], 'ｄｙｊ ＡＰ１２')).toBe(true);
    expect(containsAll(['打印机'], '打印 ＡＰ１２', '见 AP12 旁')).toBe(true);
  });
});

describe('what a text is found by', () => {
  it('holds the n-grams of everything that is a hit in it', () => {
    const text = '3楼打印机 卡纸';
    const stored = new Set(ngramsOfTexts([text]));
    for (const keyword of ['打', '印机', '3ld', 'yj', 'kz', '3楼打印机', '３楼', 'ｙｊ']) {
      expect(marked(text, keyword)).not.toEqual([]);
      for (const { ngrams } of searchOf(keyword)) {
        expect(ngrams.every((ngram) => stored.has(ngram))).toBe(true);
      }
    }
  });
});
