import type { Access } from '../../testing/access.ts';

export const assetClassesAccess: Access = {
  'assetClasses.tree': 'no thing',
};
