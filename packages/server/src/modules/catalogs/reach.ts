import type { Reach } from '../../testing/reach.ts';

export const catalogsReach: Reach = {
  'catalogs.cascader': { of: 'cell', ask: (on, { cellId }) => on.catalogs.cascader({ cellId }) },
  'catalogs.suggest': {
    of: 'cell',
    ask: (on, { cellId }) => on.catalogs.suggest({ cellId, text: 'printer' }),
  },
};
