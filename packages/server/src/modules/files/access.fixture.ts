import type { Access } from '../../testing/access.ts';

/** What is read by id is tested in files.test.ts, by what a file is bound to. */
export const filesAccess: Access = {
  'files.upload': 'no thing',
  'files.get': 'no thing',
  'files.link': 'no thing',
};
