import { expect, test } from 'vitest';
import { pickPhotos } from './photo.ts';

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const jpeg = async () => new Blob(['small'], { type: 'image/jpeg' });

test('a prepared photo keeps its name with the ending of what it became', async () => {
  const { photos, problems } = await pickPhotos([file('wall.png'), file('door')], 0, jpeg);
  expect(photos.map((photo) => photo.name)).toEqual(['wall.jpg', 'door.jpg']);
  expect(problems).toEqual([]);
});

test('only as many as fit are taken, and that is said', async () => {
  const { photos, problems } = await pickPhotos([file('a'), file('b'), file('c')], 7, jpeg);
  expect(photos).toHaveLength(2);
  expect(problems).toEqual(['tooMany']);
});

test('one that cannot be read does not keep the others out', async () => {
  const prepare = async (blob: Blob) => ((blob as File).name === 'bad' ? undefined : jpeg());
  const { photos, problems } = await pickPhotos([file('bad'), file('good')], 0, prepare);
  expect(photos.map((photo) => photo.name)).toEqual(['good.jpg']);
  expect(problems).toEqual(['unreadable']);
});

test('one that stays too large is refused', async () => {
  const huge = async () => new Blob([new Uint8Array(20 * 1024 * 1024 + 1)], { type: 'image/heic' });
  expect((await pickPhotos([file('a')], 0, huge)).problems).toEqual(['tooLarge']);
});
