import { templateFields } from '../../modules/templates/index.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { StoryData } from '../companies.ts';
import type { Company } from './company.ts';
import { importCode } from './read-people.ts';

const readAll = statement<
  { id: string; version: number; typeId: string; cellId: string | null; code: string | null },
  [tenantId: string]
>(
  'demo.templates',
  `SELECT t.id, t.version, t.order_type_id AS "typeId", t.cell_id AS "cellId", ${importCode('template', 't')} AS code
   FROM templates t WHERE t.tenant_id = $1 AND t.enabled ORDER BY t.name`,
);

/** The templates with what is answered to their fields; gives the look-up of the one that an order is written by. */
export async function readTemplates(
  on: Queryable,
  tenantId: string,
  { answers }: StoryData,
): Promise<Company['templateFor']> {
  const rows = await readAll.all(on, tenantId);
  const templates = await Promise.all(
    rows.map(async ({ id, version, code, typeId, cellId }) => {
      const fields = await templateFields(on, tenantId, { id, version }, 'staff');
      const samplesOf = (name: string) =>
        answers.find(({ template, field }) => template === code && field === name)?.samples ?? [];
      const asked = fields.map(({ columns, ...field }) => ({
        ...field,
        samples: samplesOf(field.name),
        ...(columns && { columns: columns.map((column) => ({ ...column, samples: [] })) }),
      }));
      return { typeId, cellId, template: { id, version, fields: asked } };
    }),
  );
  return (site, typeId) => {
    const ofType = templates.filter((each) => each.typeId === typeId);
    const own = ofType.find(({ cellId }) => cellId === site.id);
    return (own ?? ofType.find(({ cellId }) => cellId === null))?.template;
  };
}
