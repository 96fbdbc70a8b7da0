import { expect, test } from 'vitest';
import { pickPhotos } from './photo.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const none = () => 0;
const jpeg = async () => new Blob(['small'], { type: 'image/jpeg' });

test('a prepared photo keeps its name with the ending of what it became', async () => {
  const { photos, problems } = await pickPhotos([file('wall.png'), file('door')], none, jpeg);
  expect(photos.map((photo) => photo.name)).toEqual(['wall.jpg', 'door.jpg']);
  expect(problems).toEqual([]);
});

test('only as many as fit are taken, and that is said', async () => {
  const { photos, problems } = await pickPhotos([file('a'), file('b'), file('c')], () => 7, jpeg);
  expect(photos).toHaveLength(2);
  expect(problems).toEqual(['tooMany']);
});

test('one that cannot be read does not keep the others out', async () => {
  const prepare = async (blob: Blob) => ((blob as File).name === 'bad' ? undefined : jpeg());
  const { photos, problems } = await pickPhotos([file('bad'), file('good')], none, prepare);
  expect(photos.map((photo) => photo.name)).toEqual(['good.jpg']);
  expect(problems).toEqual(['unreadable']);
});

test('one that stays too large is refused', async () => {
  const huge = async () => new Blob([new Uint8Array(20 * 1024 * 1024 + 1)], { type: 'image/heic' });
  expect((await pickPhotos([file('a')], none, huge)).problems).toEqual(['tooLarge']);
});

test('what was added elsewhere while a photo was prepared leaves it no room, and what was taken away makes room', async () => {
  let have = 8;
  const slow = async () => {
    have += 1;
    return jpeg();
  };
  expect(await pickPhotos([file('a')], () => have, slow)).toEqual({ photos: [], problems: ['tooMany'] });
  const shrinking = async () => {
    have -= 1;
    return jpeg();
  };
  have = 8;
  const { photos, problems } = await pickPhotos([file('a'), file('b')], () => have, shrinking);
  expect(photos).toHaveLength(2);
  expect(problems).toEqual([]);
});
