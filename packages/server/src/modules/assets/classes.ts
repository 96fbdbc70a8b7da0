import type { DataOf, orderAssets } from '@svcdesk/core/contract';
import type { TemplateField } from '@svcdesk/core/format';
import type { NamedNode } from '../../engine/tree.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { Locale } from '../../platform/http/handler.ts';

/** What a property is good for beside being shown. */
export type PropertyUse = 'address' | 'port' | 'mac';

type Limits = Pick<TemplateField, 'options' | 'min' | 'max' | 'scale' | 'unit' | 'maxLength'>;

/** How a class describes one property of its assets. */
export interface PropertyDefinition extends Limits {
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  /** A type of custom fields. */
  readonly type: string;
  readonly required?: boolean;
  /** False: not for clients. */
  readonly clients?: boolean;
  readonly use?: PropertyUse;
}

/** A class as it is stored. */
export interface ClassRow extends NamedNode {
  readonly deviceKind: 'controller' | 'accessPoint' | 'switch' | null;
  readonly properties: readonly PropertyDefinition[];
}

/** All classes of a tenant; there are few. */
export const classesOf = statement<ClassRow, [tenantId: string]>(
  'assetClasses.all',
  `SELECT id, parent_id AS "parentId", zh, en, device_kind AS "deviceKind", properties
   FROM asset_classes WHERE tenant_id = $1 ORDER BY sort, id`,
);

/** Classes by id, with what each has from those above it. */
export interface ClassBook {
  get(id: string): ClassRow | undefined;
  /** Properties of a class: those of the classes above it first; one defined again is the nearer one's. */
  properties(id: string): readonly PropertyDefinition[];
  /** A class and all below it. */
  below(id: string): readonly string[];
}

/** Reads the classes of a tenant. */
export async function readClasses(on: Queryable, tenantId: string): Promise<ClassBook> {
  const rows = await classesOf.all(on, tenantId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    get: (id) => byId.get(id),
    properties(id) {
      const line: ClassRow[] = [];
      for (let row = byId.get(id); row && !line.includes(row); row = byId.get(row.parentId ?? '')) {
        line.unshift(row);
      }
      const own = line.flatMap(({ properties }) => properties);
      return [...new Map(own.map((each) => [each.key, each])).values()];
    },
    below(id) {
      const found = [id];
      // Grows while it is walked.
      for (const parent of found) {
        for (const row of rows) if (row.parentId === parent && !found.includes(row.id)) found.push(row.id);
      }
      return found;
    },
  };
}

/** A property as a field of a form, which is how its values are judged. */
export function fieldOf({ key, zh, type, required = false, ...rest }: PropertyDefinition): TemplateField {
  return { fieldId: key, name: zh, fieldTypeName: type, required, ...rest };
}

/** A property as it is sent. */
export function presentedProperty(
  { key, zh, en, type, required = false, options, use, clients }: PropertyDefinition,
  sort: number,
  locale: Locale,
): DataOf<typeof orderAssets.properties>[number] {
  return {
    key,
    name: (locale === 'en' && en) || zh,
    fieldTypeName: type,
    required,
    options: options ? [...options] : undefined,
    use,
    internal: clients === false || undefined,
    sort,
  };
}
