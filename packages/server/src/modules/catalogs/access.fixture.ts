import type { Access } from '../../testing/access.ts';

export const catalogsAccess: Access = {
  'catalogs.cascader': { of: 'cell', ask: (on, { cellId }) => on.catalogs.cascader({ cellId }) },
  'catalogs.suggest': {
    of: 'cell',
    ask: (on, { cellId }) => on.catalogs.suggest({ cellId, text: 'printer' }),
  },
};

export const orderTypesAccess: Access = {
  'orderTypes.tree': { of: 'cell', ask: (on, { cellId }) => on.orderTypes.tree({ cellId }) },
};
