import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, templates } from '@svcdesk/core/contract';
import { visibleSite } from '../../engine/visible-site.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';

/** A template in the version that new orders take. */
export interface TemplateRow {
  id: string;
  name: string;
  version: number;
}

/**
 * The template of tenant $1 for site $2 and a type: the site's own goes before the type's, and that before one of the
 * type above it.
 */
const templateSql = (columns: string, type: string) => `WITH RECURSIVE path AS (
    SELECT t.id, t.parent_id, 0 AS depth FROM order_types t WHERE t.tenant_id = $1 AND t.id = ${type}
    UNION ALL
    SELECT t.id, t.parent_id, p.depth + 1 FROM path p
    JOIN order_types t ON t.tenant_id = $1 AND t.id = p.parent_id WHERE p.depth < 10
  )
  SELECT ${columns} FROM path p
  JOIN templates m ON m.tenant_id = $1 AND m.order_type_id = p.id
  WHERE m.enabled AND (m.cell_id IS NULL OR m.cell_id = $2)
  ORDER BY p.depth, m.cell_id IS NULL, m.id LIMIT 1`;

const forCellAndType = statement<TemplateRow, [tenantId: string, cellId: string, typeId: string]>(
  'templates.forCellAndType',
  templateSql('m.id, m.name, m.version', '$3'),
);

/** A template with its fields as they are stored. */
export interface TemplateWithFields extends TemplateRow {
  fields: FieldRow[] | null;
}

/** The same with its fields, as part of a greater statement that has the type as a parameter of its own. */
export const templateWithFieldsSql = (type: string) =>
  templateSql(
    `m.id, m.name, m.version, (SELECT jsonb_agg(jsonb_build_object('fieldId', f.field_id, 'name', f.name,
       'fieldTypeName', f.field_type_name, 'required', f.required, 'internal', f.internal, 'sort', f.sort,
       'settings', f.settings) ORDER BY f.sort, f.field_id)
     FROM template_fields f
     WHERE f.tenant_id = $1 AND f.template_id = m.id AND f.template_version = m.version) AS fields`,
    type,
  );

const byId = statement<TemplateRow, [tenantId: string, id: string]>(
  'templates.byId',
  'SELECT id, name, version FROM templates WHERE tenant_id = $1 AND id = $2',
);

/** The template that orders of a type at a site are written by; a type without one has plain orders. */
export function templateFor(
  on: Queryable,
  tenantId: string,
  cellId: string,
  typeId: string,
): Promise<TemplateRow | undefined> {
  return forCellAndType.first(on, tenantId, cellId, typeId);
}

/** A template by its id. */
function templateById(on: Queryable, tenantId: string, id: string): Promise<TemplateRow | undefined> {
  return byId.first(on, tenantId, id);
}

/** A field of a template as it is sent. */
export type ShownField = DataOf<typeof templates.fields>[number];

/** A field of a template as it is stored: what few fields have stands in its settings. */
type FieldRow = Pick<ShownField, 'fieldId' | 'name' | 'fieldTypeName' | 'required' | 'sort'> & {
  internal: boolean;
  settings: Partial<ShownField>;
};

const fieldsOf = statement<FieldRow, [tenantId: string, templateId: string, version: number]>(
  'templates.fields',
  `SELECT field_id AS "fieldId", name, field_type_name AS "fieldTypeName", required, internal, sort, settings
   FROM template_fields WHERE tenant_id = $1 AND template_id = $2 AND template_version = $3
   ORDER BY sort, field_id`,
);

/** Stored fields of a version as they travel. */
export function presentFields(rows: readonly FieldRow[], version: number): ShownField[] {
  return rows.map(({ settings: { columns, ...settings }, internal, ...row }) => ({
    ...settings,
    ...row,
    ...(internal && { internal }),
    columns: columns?.map((column) => ({ ...column, templateVersion: version })),
    templateVersion: version,
  }));
}

/** The fields of a template's version, in their order; without the internal ones for clients. */
export async function templateFields(
  on: Queryable,
  tenantId: string,
  { id, version }: Pick<TemplateRow, 'id' | 'version'>,
  side: 'staff' | 'client',
): Promise<ShownField[]> {
  const rows = await fieldsOf.all(on, tenantId, id, version);
  return presentFields(
    rows.filter((row) => side === 'staff' || !row.internal),
    version,
  );
}

export const templatesHandlers: DomainHandlers<typeof templates> = {
  find: async ({ cellId, orderTypeId }, context) => {
    const { db, tenantId, actor } = context;
    await visibleSite(db, context, cellId);
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
