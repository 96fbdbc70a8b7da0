import type { Reach } from '../../testing/reach.ts';

export const reportsReach: Reach = {
  'reports.service': {
    of: 'cell',
    ask: (on, { cellId }) => on.reports.service({ cellId, month: '2026-11' }),
  },
};
