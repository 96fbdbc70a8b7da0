import type { Access } from '../../testing/access.ts';

export const reportsAccess: Access = {
  'reports.service': {
    of: 'cell',
    ask: (on, { cellId }) => on.reports.service({ cellId, month: '2026-11' }),
  },
  'reports.suggestions': {
    of: ({ account }, tenant) => [tenant.lead, tenant.dispatcher, tenant.monitor].includes(account),
    ask: (on, { tenant }) => on.reports.suggestions({ groupId: tenant.groupId }),
  },
};
