import type { Reach } from '../../testing/reach.ts';

export const customersReach: Reach = {
  'customers.reportersByCell': {
    of: 'cell',
    ask: (on, { cellId }) => on.customers.reportersByCell({ cellId }),
  },
  'customers.reporter': {
    of: 'cell',
    ask: (on, { reporterId }) => on.customers.reporter({ id: reporterId }),
  },
};
