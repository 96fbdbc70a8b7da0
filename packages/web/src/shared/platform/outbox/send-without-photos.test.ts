import { expect, test } from 'vitest';
import { attachmentOf, keepPhoto } from '../photos/photo-store.ts';
import { withoutPhotos } from './send-without-photos.ts';

test('a request goes without the photos that are gone, and without the fields that held no others', () => {
  const [one, two] = [keepPhoto('a.jpg', new Blob()), keepPhoto('b.jpg', new Blob())];
  const rows = JSON.stringify([{ picture: attachmentOf([one]), place: 'cellar' }]);
  const request = {
    content: 'kept, too',
    attachments: attachmentOf([one, two]),
    signature: attachmentOf([one]),
    fields: [{ fieldValue: rows }],
  };
  expect(withoutPhotos(request, [one.id])).toEqual({
    content: 'kept, too',
    attachments: attachmentOf([two]),
    fields: [{ fieldValue: '[{"place":"cellar"}]' }],
  });
});
