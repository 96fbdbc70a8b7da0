import type { Reach } from '../../testing/reach.ts';

export const orderTypesReach: Reach = {
  'orderTypes.tree': { of: 'cell', ask: (on, { cellId }) => on.orderTypes.tree({ cellId }) },
};
