import type { Reach } from '../../testing/reach.ts';

/** What is read by id is tested in files.test.ts, by what a file is bound to. */
export const filesReach: Reach = {
  'files.upload': 'no thing',
  'files.get': 'no thing',
  'files.link': 'no thing',
};
