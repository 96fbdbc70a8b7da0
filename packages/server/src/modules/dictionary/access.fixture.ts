import type { Access } from '../../testing/access.ts';

export const dictionaryAccess: Access = {
  'dictionary.tree': 'no thing',
};
