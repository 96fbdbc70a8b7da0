import type { Access } from '../../testing/access.ts';

export const customersAccess: Access = {
  'customers.reportersByCell': {
    of: 'cell',
    ask: (on, { cellId }) => on.customers.reportersByCell({ cellId }),
  },
  'customers.reporter': {
    of: 'cell',
    ask: (on, { reporterId }) => on.customers.reporter({ id: reporterId }),
  },
};
