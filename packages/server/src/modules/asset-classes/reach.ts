import type { Reach } from '../../testing/reach.ts';

export const assetClassesReach: Reach = {
  'assetClasses.tree': 'no thing',
};
