import { stripVTControlCharacters } from 'node:util';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { type Column, tableLines } from './table.ts';

interface Row {
  no: string;
  name: string;
}
const columns: readonly Column<Row>[] = [
  { heading: 'NO', text: ({ no }) => no },
  { heading: 'NAME', text: ({ name }) => name, least: 6 },
];
const rows: readonly Row[] = [
  { no: '1', name: '欧阳明珠·阿不都热依木' },
  { no: '22', name: 'Li\u001b[2J\nWei\u202e' },
];
const drawn = (room: number) =>
  tableLines(rows, columns, { isTTY: true, columns: room }).map(stripVTControlCharacters);

describe('a table', () => {
  it('has columns that stand below each other, whatever script people write in', () => {
    expect(drawn(80)).toEqual(['NO  NAME', '1   欧阳明珠·阿不都热依木', '22  Li [2J Wei']);
  });

  it('cuts what allows it so that lines fit, and no character in half', () => {
    for (let room = 10; room < 30; room++) {
      for (const line of drawn(room)) expect(stringWidth(line)).toBeLessThanOrEqual(room);
    }
    expect(drawn(12)[1]).toBe('1   欧阳明…');
    expect(drawn(1)[2]).toMatch(/^22 {2}/);
  });

  it('is whole and bare for a program', () => {
    expect(tableLines(rows, columns, {})).toEqual(['1\t欧阳明珠·阿不都热依木', '22\tLi [2J Wei']);
  });

  it('counts an emoji of several code points as one character of two cells', () => {
    const family = [{ no: '👨‍👩‍👧', name: 'Li' }];
    expect(tableLines(family, columns, { isTTY: true, columns: 80 })[1]).toBe('👨‍👩‍👧  Li');
    expect(tableLines([{ no: 'e\u0301', name: 'Li' }], columns, { isTTY: true, columns: 80 })[1]).toBe(
      'e\u0301   Li',
    );
  });
});
