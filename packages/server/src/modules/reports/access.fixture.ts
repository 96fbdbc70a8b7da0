import type { Access } from '../../testing/access.ts';

export const reportsAccess: Access = {
  'reports.service': {
    of: 'cell',
    ask: (on, { cellId }) => on.reports.service({ cellId, month: '2026-11' }),
  },
};
