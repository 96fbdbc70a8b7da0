import { expect, test } from 'vitest';
import {
  attachmentOf,
  fileOf,
  findPhoto,
  forgetPhotos,
  keepPhoto,
  photosNamedIn,
  withAddresses,
} from './photo-store.ts';

test('a photo is named at once and found once its bytes are there', async () => {
  let drawn: (blob: Blob) => void = () => undefined;
  const photo = keepPhoto('signature.png', new Promise<Blob>((resolve) => (drawn = resolve)));
  const finding = findPhoto(photo.id);
  drawn(new Blob(['ink']));
  const found = await finding;
  const file = found && (await fileOf(found));
  expect(file?.name).toBe('signature.png');
  await expect(file?.text()).resolves.toBe('ink');
  await forgetPhotos([photo.id]);
  await expect(findPhoto(photo.id)).resolves.toBeUndefined();
});

test('a request names its photos until they have addresses, in JSON texts of table fields too', () => {
  const [one, two] = [keepPhoto('a.jpg', new Blob()), keepPhoto('b.jpg', new Blob())];
  const rows = JSON.stringify([{ picture: attachmentOf([two]) }]);
  const request = {
    content: 'photo:me',
    attachments: attachmentOf([one, two]),
    fields: [{ fieldValue: rows }],
  };
  expect(photosNamedIn(request)).toEqual([one.id, two.id]);
  const addresses = new Map([
    [one.id, '/api/file/1?name=a.jpg'],
    [two.id, '/api/file/2?name=b.jpg'],
  ]);
  expect(withAddresses(request, addresses)).toEqual({
    content: 'photo:me',
    attachments: '/api/file/1?name=a.jpg,/api/file/2?name=b.jpg',
    fields: [{ fieldValue: '[{"picture":"/api/file/2?name=b.jpg"}]' }],
  });
});

test('a form without photos sends no attachments', () => {
  expect(attachmentOf([])).toBeUndefined();
});
