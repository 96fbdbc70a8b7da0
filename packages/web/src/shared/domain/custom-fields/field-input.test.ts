import { describe, expect, it } from 'vitest';
import type { Photo } from '../../blocks/photos/photo.ts';
import {
  answersOf,
  type CustomField,
  type FieldInputs,
  inputOf,
  photosIn,
  type RowsInput,
  storedOf,
  withPhotos,
} from './field-input.ts';

const field = (fieldId: string, fieldTypeName: string, more: Partial<CustomField> = {}): CustomField => ({
  fieldId,
  name: fieldId,
  fieldTypeName,
  required: false,
  sort: 1,
  templateVersion: 1,
  ...more,
});
const photo = (id: string, url?: string): Photo => ({ id, name: `${id}.jpg`, blob: new Blob([id]), url });

const table = field('rows', 'table', { columns: [field('port', 'text'), field('picture', 'image')] });

describe('what was entered into a custom field', () => {
  it('begins with its default, a switch with off', () => {
    expect(inputOf(field('a', 'select', { default: 'one' }), {})).toBe('one');
    expect(inputOf(field('a', 'switch'), {})).toBe('false');
    expect(inputOf(field('a', 'switch', { default: 'true' }), {})).toBe('true');
    expect(inputOf(field('a', 'text'), { a: '' })).toBe('');
  });

  it('is stored as the addresses of its files, those under way left out or named by their id', () => {
    const input = { files: [photo('p1', '/api/file/f1'), photo('p2')] };
    expect(storedOf(field('a', 'image'), input)).toBe('/api/file/f1');
    expect(storedOf(field('a', 'image'), input, true)).toBe('/api/file/f1,p2');
  });

  it('is stored as rows of what their cells hold, empty cells left out', () => {
    const input: RowsInput = {
      rows: [
        { key: '1', cells: { port: ' GE1 ', picture: { files: [photo('p1', '/api/file/f1')] } } },
        { key: '2', cells: {} },
      ],
    };
    expect(storedOf(table, input)).toBe('[{"port":"GE1","picture":"/api/file/f1"},{}]');
    expect(storedOf(table, { rows: [] })).toBe('');
  });

  it('is an answer for every field', () => {
    expect(answersOf([field('a', 'text'), field('b', 'switch')], { a: ' x ' })).toEqual([
      { fieldId: 'a', fieldValue: 'x' },
      { fieldId: 'b', fieldValue: 'false' },
    ]);
  });

  it('gives its files, and takes newer states of them wherever they stand', () => {
    const inputs: FieldInputs = {
      words: 'x',
      picture: { files: [photo('p1')] },
      rows: { rows: [{ key: '1', cells: { picture: { files: [photo('p2')] } } }] },
    };
    expect(photosIn(inputs).map(({ id }) => id)).toEqual(['p1', 'p2']);
    const sent = withPhotos(inputs, [photo('p2', '/api/file/f2')]);
    expect(photosIn(sent).map(({ url }) => url)).toEqual([undefined, '/api/file/f2']);
    expect(sent.words).toBe('x');
  });
});
