import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { cutToCells, measureFor } from '../text.ts';
import type { Column, Item } from './output.ts';
import { table } from './table.ts';
import { coloursFor } from './terminal.ts';

const plain = coloursFor(false, false, {});
const painted = coloursFor(true, true, {});

const columns: Column[] = ['no', 'site', 'title'].map((field, index) => ({
  heading: field,
  minCells: index === 0 ? undefined : 6,
  cell: (item) => ({ text: String(item[field] ?? ''), colour: index === 1 ? 'red' : undefined }),
}));

const pieces = fc.constantFrom(
  ...[
    'a',
    'Zq',
    ' ',
    '打印机',
    '，',
    '（',
    '👨‍👩‍👧',
    '🇨🇳',
    '👍🏽',
    '☎️',
    '1️⃣',
    'é',
    'e\u0301',
    '한국',
    'ｱ',
    '…',
    '\t',
    '\n',
    '\u001b[31m',
    '\u202e',
    '\u200d',
    'กำ',
  ],
);
const texts = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme' }),
);
const items: fc.Arbitrary<Item[]> = fc.array(fc.record({ no: texts, site: texts, title: texts }), {
  maxLength: 8,
});

/** The same, where the title wants room and the site may go. */
const withSpare: Column[] = columns.map((column, index) => ({
  ...column,
  ...(index === 1 && { droppable: true }),
  ...(index === 2 && { preferredWidth: 20 }),
}));

/** The same, where the title goes on below. */
const wrapping: Column[] = columns.map((column, index) => ({
  ...column,
  ...(index === 2 && { wraps: true }),
}));

describe('a table', () => {
  it('has rows of equal width that fit the terminal, whatever people type into orders', async () => {
    await fc.assert(
      fc.asyncProperty(
        items,
        fc.integer({ min: 1, max: 120 }),
        fc.boolean(),
        fc.constantFrom(columns, withSpare, wrapping),
        async (rows, width, headings, kinds) => {
          const lines = await table(rows, kinds, {
            headings,
            terminal: { columns: width, colours: plain },
          });
          const widths = new Set(lines.map((line) => stringWidth(line)));
          expect(widths.size).toBeLessThanOrEqual(1);
          for (const one of widths) expect(one).toBeLessThanOrEqual(width);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is as wide with colours as without', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.integer({ min: 20, max: 80 }), async (rows, width) => {
        const terminal = { columns: width, colours: plain };
        const lines = await table(rows, columns, { headings: true, terminal });
        const bright = await table(rows, columns, {
          headings: true,
          terminal: { ...terminal, colours: painted },
        });
        expect(bright.map((line) => stringWidth(line))).toEqual(lines.map((line) => stringWidth(line)));
      }),
    );
  });

  it('cuts long text with an ellipsis and leaves numbers whole', async () => {
    const rows = [{ no: 'WO1', site: '浦东旗舰店', title: 'The printer on the third floor is jammed' }];
    expect(await table(rows, columns, { headings: true, terminal: { columns: 32, colours: plain } })).toEqual(
      ['NO   SITE        TITLE          ', 'WO1  浦东旗舰店  The printer on…'],
    );
  });

  it('goes on below with text that wraps, in the place of its column', async () => {
    const rows = [{ no: 'WO1', site: '浦东旗舰店', title: 'The printer on the third floor is 卡纸' }];
    const terminal = { columns: 32, colours: plain };
    expect(await table(rows, wrapping, { headings: true, terminal })).toEqual([
      'NO   SITE        TITLE          ',
      'WO1  浦东旗舰店  The printer on ',
      '                 the third floor',
      '                 is 卡纸        ',
    ]);
  });

  it('leaves out what is spare where another column has less room than it wants', async () => {
    const rows = [{ no: 'WO1', site: '浦东旗舰店', title: 'The printer on the third floor is jammed' }];
    const drawn = (width: number) =>
      table(rows, withSpare, { headings: false, terminal: { columns: width, colours: plain } });
    expect(await drawn(32)).toEqual(['WO1  The printer on the third f…']);
    expect(await drawn(37)).toEqual(['WO1  浦东…   The printer on the thir…']);
  });

  it('has no heading when there are no rows or none is wanted', async () => {
    const terminal = { columns: 80, colours: plain };
    expect(await table([], columns, { headings: true, terminal })).toEqual([]);
    expect(await table([{ no: 'WO1' }], columns, { headings: false, terminal })).toEqual(['WO1']);
  });
});

describe('cells', () => {
  it('are counted as a terminal shows them', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { cellsOf } = await measureFor([text]);
        expect(cellsOf(text)).toBe(stringWidth(text));
      }),
    );
  });

  it('of a cut text never exceed what was allowed, and never split a character', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 0, max: 20 }), async (text, cells) => {
        const cut = cutToCells(text, cells, await measureFor([text]));
        expect(stringWidth(cut)).toBeLessThanOrEqual(cells);
        if (cut === text || cells === 0) return;
        const graphemes = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
        const count = Array.from(new Intl.Segmenter().segment(cut.slice(0, -1))).length;
        expect(graphemes.slice(0, count).join('')).toBe(cut.slice(0, -1));
      }),
    );
  });
});
