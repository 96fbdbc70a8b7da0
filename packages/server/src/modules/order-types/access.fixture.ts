import type { Access } from '../../testing/access.ts';

export const orderTypesAccess: Access = {
  'orderTypes.tree': { of: 'cell', ask: (on, { cellId }) => on.orderTypes.tree({ cellId }) },
};
