import { describe, expect, it } from 'vitest';
import { en, format, locales, phrasesFor, zhCN } from './index.ts';

type Texts = { readonly [key: string]: string | Texts };

function leaves(texts: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const parameters = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

describe('phrases', () => {
  it('are all there in both languages, none empty but separators', () => {
    const chinese = leaves(zhCN).map(([path]) => path);
    expect(
      leaves(en)
        .map(([path]) => path)
        .sort(),
    ).toEqual([...chinese].sort());
    for (const [path, text] of [...leaves(zhCN), ...leaves(en)]) {
      if (!path.endsWith('separator')) expect(text.trim(), path).not.toBe('');
    }
  });

  it('take the same parameters in both languages', () => {
    const english = new Map(leaves(en));
    for (const [path, text] of leaves(zhCN)) {
      expect(parameters(english.get(path) ?? ''), path).toEqual(parameters(text));
    }
  });

  it('are English in English', () => {
    for (const [path, text] of leaves(en)) expect(/\p{Script=Han}/u.test(text), path).toBe(false);
  });

  it('are found by locale', () => {
    expect(locales.map(phrasesFor)).toEqual([zhCN, en]);
  });
});

describe('format', () => {
  it('fills in parameters and leaves nothing for those not given', () => {
    expect(format('{a} and {b}{c}', { a: 1, b: 'x' })).toBe('1 and x');
    expect(format('plain')).toBe('plain');
    expect(format('{constructor}')).toBe('');
  });

  it('chooses the plural', () => {
    const rows = '{count} {count|row|rows}';
    expect([0, 1, 2].map((count) => format(rows, { count }))).toEqual(['0 rows', '1 row', '2 rows']);
    expect(format(rows, { count: '1' })).toBe('1 row');
  });

  it('does not read parameters out of values', () => {
    expect(format('{a}', { a: '{b} $1 $&', b: 'x' })).toBe('{b} $1 $&');
  });
});
