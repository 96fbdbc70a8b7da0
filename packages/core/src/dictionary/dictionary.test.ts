import { describe, expect, it } from 'vitest';
import { builtInDictionary, type NamedItem } from '../phrases/dictionary-tree.ts';
import { dictionaryCodes } from './dictionary.ts';

const flat = (items: readonly NamedItem[]): NamedItem[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);

describe('dictionaries', () => {
  it('use a code once, sort their items, and have names in both languages', () => {
    for (const code of dictionaryCodes) {
      const items = builtInDictionary(code);
      const codes = flat(items).map((item) => item.code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(items.map(({ sort }) => sort)).toEqual(items.map((_item, index) => index + 1));
      for (const item of flat(items)) expect(item.zh && item.en && item.enabled).toBe(true);
    }
  });

  it('say which reasons stop the clock and which need a remark', () => {
    const flagged = (flag: string) =>
      builtInDictionary('hangUpReason').flatMap(({ code, flags }) => (flags[flag] ? [code] : []));
    expect(flagged('pausesSla')).toEqual([
      'waitCustomer',
      'appointment',
      'siteClosed',
      'waitVendor',
      'forceMajeure',
    ]);
    expect(flagged('remark')).toEqual(['other']);
  });

  it('have causes as a tree', () => {
    const hardware = builtInDictionary('cause')[0];
    expect(hardware?.children.map(({ code }) => code)).toEqual(['fault', 'ageing', 'power']);
  });
});
