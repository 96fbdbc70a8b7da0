import { checkFields, displayField, type FieldAnswer, fieldTypeOf } from '@svcdesk/core/format';
import type { WriteContext } from '../../../engine/context.ts';
import { statement, type Transaction } from '../../../platform/db/index.ts';
import { InvalidRequest } from '../../../platform/refusals.ts';
import type { ShownField } from '../../templates/index.ts';

/** An answered field as it is stored: shown text is worked out once, so that old orders read right. */
export interface FieldRow {
  readonly fieldId: string;
  readonly name: string;
  readonly fieldTypeName: string;
  readonly fieldValue: string;
  readonly display: string;
  readonly internal: boolean;
  readonly sort: number;
}

const fileTypes = ['image', 'file', 'signature'];

/** Checks answers by a template and makes them ready to store. */
export function answeredFields(
  fields: readonly ShownField[],
  answers: readonly FieldAnswer[],
  { actor, timeZone }: Pick<WriteContext, 'actor' | 'timeZone'>,
): FieldRow[] {
  const checked = checkFields(fields, answers, actor.kind === 'client' ? 'client' : 'staff', {
    tenantTimeZone: timeZone,
  });
  if (checked.issues.length > 0) throw new InvalidRequest(checked.issues);
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  return checked.answers.flatMap(({ fieldId, fieldValue }) => {
    const field = byId.get(fieldId);
    if (!field) return [];
    const { name, fieldTypeName, unit, internal = false, sort } = field;
    const display = displayField({ fieldTypeName, fieldValue, unit }, { locale: 'zh-CN', timeZone });
    return [{ fieldId, name, fieldTypeName, fieldValue, display, internal, sort }];
  });
}

/** Attachment strings among answers, by the path their issues are named by. */
export function filesOfFields(rows: readonly FieldRow[]): Record<string, string> {
  const files = rows.filter((row) => fileTypes.includes(fieldTypeOf(row.fieldTypeName) ?? ''));
  return Object.fromEntries(files.map((row) => [`fields.${row.fieldId}`, row.fieldValue]));
}

const insert = statement<
  object,
  [
    tenantId: string,
    orderId: string,
    fieldIds: readonly string[],
    names: readonly string[],
    types: readonly string[],
    values: readonly string[],
    displays: readonly string[],
    internals: readonly boolean[],
    sorts: readonly number[],
  ]
>(
  'orders.insertFields',
  `INSERT INTO order_fields
     (tenant_id, order_id, field_id, name, field_type_name, field_value, display, internal, sort)
   SELECT $1, $2, f.* FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bool[], $9::int[]) f
   ON CONFLICT (tenant_id, order_id, field_id) DO UPDATE SET
     field_value = excluded.field_value, display = excluded.display`,
);

/** Stores answered fields, over those of the same field. */
export async function writeFields(
  tx: Transaction,
  tenantId: string,
  orderId: string,
  rows: readonly FieldRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <Name extends keyof FieldRow>(name: Name) => rows.map((row) => row[name]);
  await insert.change(
    tx,
    tenantId,
    orderId,
    column('fieldId'),
    column('name'),
    column('fieldTypeName'),
    column('fieldValue'),
    column('display'),
    column('internal'),
    column('sort'),
  );
}
