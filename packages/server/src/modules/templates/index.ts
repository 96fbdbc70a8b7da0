import { SvcdeskError } from '@svcdesk/core';
import type { templates } from '@svcdesk/core/contract';
import { visibleCell } from '../../engine/visible-cell.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { templateById, templateFields, templateFor } from './find-template.ts';

export {
  presentFields,
  type ShownField,
  type TemplateWithFields,
  templateFields,
  templateFor,
  templateWithFieldsSql,
} from './find-template.ts';

export const templatesHandlers: DomainHandlers<typeof templates> = {
  find: async ({ cellId, orderTypeId }, context) => {
    const { db, tenantId, actor } = context;
    await visibleCell(db, context, cellId);
    const template = await templateFor(db, tenantId, cellId, orderTypeId);
    if (!template) throw new SvcdeskError('notFound');
    return { ...template, fields: await templateFields(db, tenantId, template, actor.kind) };
  },

  fields: async ({ templateId }, { db, tenantId, actor }) => {
    const template = await templateById(db, tenantId, templateId);
    if (!template) throw new SvcdeskError('notFound');
    return templateFields(db, tenantId, template, actor.kind);
  },
};
