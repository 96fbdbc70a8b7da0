import type { Access } from '../../testing/access.ts';

export const reportersAccess: Access = {
  'customers.reportersByCell': {
    of: 'cell',
    ask: (on, { cellId }) => on.customers.reportersByCell({ cellId }),
  },
  'customers.reporter': {
    of: 'cell',
    ask: (on, { reporterId }) => on.customers.reporter({ id: reporterId }),
  },
  'reporters.add': {
    of: 'cell',
    ask: (on, { cellId }) => on.reporters.add({ cellId, name: 'Ms Xu', phone: '13900000002' }),
  },
  'reporters.modify': {
    of: 'cell',
    ask: (on, { reporterId }) => on.reporters.modify({ id: reporterId, name: 'Ms Xu', phone: '13900000003' }),
  },
  'reporters.delete': { of: 'cell', ask: (on, { reporterId }) => on.reporters.delete({ id: reporterId }) },
};
