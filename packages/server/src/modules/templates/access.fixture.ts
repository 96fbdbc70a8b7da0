import type { Access } from '../../testing/access.ts';

export const templatesAccess: Access = {
  'templates.find': {
    of: 'cell',
    ask: (on, { cellId, desk }) => on.templates.find({ cellId, orderTypeId: desk.typeId }),
  },
  'templates.fields': {
    of: 'tenant',
    ask: (on, { desk }) => on.templates.fields({ templateId: desk.templateId }),
  },
};
