import type { Reach } from '../../testing/reach.ts';

export const cellsReach: Reach = {
  'cells.list': 'no thing',
  'cells.findOne': { of: 'cell', ask: (on, { cellId }) => on.cells.findOne({ cellId }) },
};
