import { expect, test } from 'vitest';
import { fileKindOf, sizeWords } from './file-kind.ts';

test('a file is shown by what it is, not by what it is called', () => {
  expect(fileKindOf({ name: 'a.txt', type: 'image/png' })).toBe('image');
  expect(fileKindOf({ name: 'a', type: 'application/pdf' })).toBe('pdf');
  expect(fileKindOf({ name: 'switch.log', type: '' })).toBe('text');
  expect(fileKindOf({ name: 'a.docx', type: 'application/zip' })).toBe('other');
});

test('a page of the web is never shown as one', () => {
  expect(fileKindOf({ name: 'a.html', type: 'text/html' })).toBe('other');
});

test('sizes are short', () => {
  expect([12, 2048, 20_480, 3_500_000].map(sizeWords)).toEqual(['12 B', '2.0 KB', '20 KB', '3.3 MB']);
});
