import { describe, expect, it } from 'vitest';
import type { Photo } from '../../platform/photos/photo-store.ts';
import { answersOf, type CustomField, inputOf, type RowsInput, storedOf } from './field-input.ts';

const field = (fieldId: string, fieldTypeName: string, more: Partial<CustomField> = {}): CustomField => ({
  fieldId,
  name: fieldId,
  fieldTypeName,
  required: false,
  sort: 1,
  templateVersion: 1,
  ...more,
});
const photo = (id: string): Photo => ({ id, name: `${id}.jpg` });

const table = field('rows', 'table', { columns: [field('port', 'text'), field('picture', 'image')] });

describe('what was entered into a custom field', () => {
  it('begins with its default, a switch with off', () => {
    expect(inputOf(field('a', 'select', { default: 'one' }), {})).toBe('one');
    expect(inputOf(field('a', 'switch'), {})).toBe('false');
    expect(inputOf(field('a', 'switch', { default: 'true' }), {})).toBe('true');
    expect(inputOf(field('a', 'text'), { a: '' })).toBe('');
  });

  it('names its files by the ids they have on this device', () => {
    expect(storedOf(field('a', 'image'), { files: [photo('p1'), photo('p2')] })).toBe('photo:p1,photo:p2');
    expect(storedOf(field('a', 'image'), { files: [] })).toBe('');
  });

  it('is stored as rows of what their cells hold, empty cells left out', () => {
    const input: RowsInput = {
      rows: [
        { key: '1', cells: { port: ' GE1 ', picture: { files: [photo('p1')] } } },
        { key: '2', cells: {} },
      ],
    };
    expect(storedOf(table, input)).toBe('[{"port":"GE1","picture":"photo:p1"},{}]');
    expect(storedOf(table, { rows: [] })).toBe('');
  });

  it('is an answer for every field', () => {
    expect(answersOf([field('a', 'text'), field('b', 'switch')], { a: ' x ' })).toEqual([
      { fieldId: 'a', fieldValue: 'x' },
      { fieldId: 'b', fieldValue: 'false' },
    ]);
  });
});
