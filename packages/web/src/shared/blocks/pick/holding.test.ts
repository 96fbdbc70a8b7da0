import { expect, it } from 'vitest';
import { holding } from './holding.ts';

const people = [
  { id: '1', words: '王敏', note: '浦东现场组' },
  { id: '2', words: 'Leo Li', note: 'Riverside team' },
];

it('finds what holds every word, in name or note, whatever their order and case', () => {
  expect(holding(people, 'TEAM leo').map(({ id }) => id)).toEqual(['2']);
  expect(holding(people, '浦东').map(({ id }) => id)).toEqual(['1']);
  expect(holding(people, '王 西区')).toEqual([]);
});

it('leaves everything where nothing was typed', () => {
  expect(holding(people, '  ')).toEqual(people);
});
