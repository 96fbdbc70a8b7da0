import type { Reach } from '../../testing/reach.ts';

export const workbenchReach: Reach = {
  'workbench.engineersByCell': {
    of: 'cell',
    ask: (on, { cellId }) => on.workbench.engineersByCell({ cellId }),
  },
  'workbench.data': 'no thing',
  'workbench.statistics': 'no thing',
};
