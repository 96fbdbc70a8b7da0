import type { Reach } from '../../testing/reach.ts';

export const dictionaryReach: Reach = {
  'dictionary.tree': 'no thing',
};
