import type { Access } from '../../testing/access.ts';

export const workbenchAccess: Access = {
  'workbench.engineersByCell': {
    of: 'cell',
    ask: (on, { cellId }) => on.workbench.engineersByCell({ cellId }),
  },
  'workbench.data': 'no thing',
  'workbench.statistics': 'no thing',
};
