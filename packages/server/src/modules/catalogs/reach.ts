import type { Reach } from '../../testing/reach.ts';

export const catalogsReach: Reach = {
  'catalogs.cascader': { of: 'cell', ask: (on, { cellId }) => on.catalogs.cascader({ cellId }) },
};
