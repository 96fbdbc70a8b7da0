import type { Reach } from '../../testing/reach.ts';

export const cellsReach: Reach = {
  'cells.list': 'no thing',
  'cells.findOne': { of: 'cell', ask: (on, { cellId }) => on.cells.findOne({ cellId }) },
  'cells.select': { of: 'cell', ask: (on, { cellId }) => on.cells.select({ cellId }) },
  'cells.property': { of: 'cell', ask: (on, { cellId }) => on.cells.property({ cellId }) },
};
