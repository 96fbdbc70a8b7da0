import { expect, test } from 'vitest';
import { solutionFiles } from './solution-files.ts';

const file = (name: string) => ({ id: name, url: `/api/file/get?id=${name}`, name });
const pictures = { beforePhotos: [file('a.jpg')], afterPhotos: [file('b.jpg')], signature: [file('s.png')] };

test('files of a solution are what its last record has beside the pictures', () => {
  const records = [
    { action: 'resolve' as const, attachments: [file('first.log'), file('old.jpg')] },
    { action: 'activate' as const, attachments: [file('again.pdf')] },
    {
      action: 'resolve' as const,
      attachments: [file('router.cfg'), ...Object.values(pictures).flat(), file('trace.zip')],
    },
    { action: 'evaluate' as const, attachments: [file('nice.jpg')] },
  ];
  expect(solutionFiles(pictures, records).map(({ name }) => name)).toEqual(['router.cfg', 'trace.zip']);
  expect(solutionFiles(pictures, records.slice(0, 1)).map(({ name }) => name)).toEqual([
    'first.log',
    'old.jpg',
  ]);
  expect(solutionFiles(pictures, [])).toEqual([]);
});
