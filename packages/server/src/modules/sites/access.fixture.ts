import type { Access } from '../../testing/access.ts';

export const sitesAccess: Access = {
  'cells.list': 'no thing',
  'cells.findOne': { of: 'cell', ask: (on, { cellId }) => on.cells.findOne({ cellId }) },
  'cells.select': { of: 'cell', ask: (on, { cellId }) => on.cells.select({ cellId }) },
  'cells.property': { of: 'cell', ask: (on, { cellId }) => on.cells.property({ cellId }) },
};
