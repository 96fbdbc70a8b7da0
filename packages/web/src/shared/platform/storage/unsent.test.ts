import { expect, test } from 'vitest';
import { unsentOf } from './unsent.ts';

test('nothing is left of a form that nobody touched while it was sent, whatever it notes for itself', () => {
  const sent = { content: 'Looked at it', photos: [{ id: 'a' }] };
  expect(unsentOf(sent, { ...sent, $submission: { key: '1' } } as typeof sent)).toEqual({});
});

test.each([
  ['Looked at it', 'Looked at it, and wait for a part', ', and wait for a part'],
  ['看过了', '看过了 等配件', '等配件'],
  ['看过了', '看过了等配件', '等配件'],
  ['Looked at it', 'Wait for a part', 'Wait for a part'],
  // A number or a word is one thing: its end alone is none.
  ['12', '123', '123'],
  ['two fuse', 'two fuses', 'two fuses'],
])('of %j, when there is %j by now, %j is left', (sent, content, left) => {
  expect(unsentOf({ content: sent }, { content })).toEqual({ content: left });
});

test('photos that were added meanwhile are left, those that were sent or taken out are not', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(unsentOf({ photos: [a, b] }, { photos: [b, c] })).toEqual({ photos: [c] });
  expect(unsentOf({ photos: [a, b] }, { photos: [a] })).toEqual({});
  expect(unsentOf<{ photos?: object[] }>({}, { photos: [a] })).toEqual({ photos: [a] });
});

test('what was chosen anew is left whole', () => {
  expect(unsentOf({ internal: false, kinds: ['a'] }, { internal: true, kinds: ['a', 'b'] })).toEqual({
    internal: true,
    kinds: ['a', 'b'],
  });
});

test('what is typed on under a switch stays under it', () => {
  expect(
    unsentOf({ content: 'For us', internal: true }, { content: 'For us: they owe money', internal: true }),
  ).toEqual({ content: ': they owe money', internal: true });
  expect(unsentOf<object>({ internal: true }, { internal: true, photos: [{ id: 'a' }] })).toEqual({
    internal: true,
    photos: [{ id: 'a' }],
  });
});

test('of a field that was emptied meanwhile nothing is left', () => {
  expect(unsentOf({ content: 'Looked at it' }, { content: '' })).toEqual({});
});
