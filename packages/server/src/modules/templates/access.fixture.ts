import type { Access } from '../../testing/access.ts';

export const templatesAccess: Access = {
  'templates.find': {
    of: 'cell',
    ask: (on, { cellId, tenant }) => on.templates.find({ cellId, orderTypeId: tenant.typeId }),
  },
  'templates.fields': {
    of: 'tenant',
    ask: (on, { tenant }) => on.templates.fields({ templateId: tenant.templateId }),
  },
};
