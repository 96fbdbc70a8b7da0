import { checkFields, displayField, type FieldAnswer, fieldTypeOf } from '@svcdesk/core/format';
import type { WriteContext } from '../../../engine/context.ts';
import { statement, type Transaction } from '../../../platform/db/index.ts';
import type { orderFields } from '../../../platform/db/schema/order-records.ts';
import { columnList, rowJson } from '../../../platform/db/select-list.ts';
import { InvalidRequest } from '../../../platform/refusals.ts';
import type { ShownField } from '../../templates/index.ts';

const columns = ['fieldId', 'name', 'fieldTypeName', 'fieldValue', 'display', 'internal', 'sort'] as const;
const names = columnList(columns);

/** An answered field as it is stored: shown text is worked out once, so that old orders read right. */
export type FieldRow = Pick<typeof orderFields.$inferSelect, (typeof columns)[number]>;

const fileTypes = ['image', 'file', 'signature'];

/** Checks answers by a template and makes them ready to store. */
export function checkAnswers(
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

const insert = statement<object, [tenantId: string, orderId: string, rows: string]>(
  'orders.insertFields',
  `INSERT INTO order_fields (tenant_id, order_id, ${names})
   SELECT $1, $2, ${names} FROM jsonb_populate_recordset(NULL::order_fields, $3::jsonb)
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
  if (rows.length > 0) await insert.change(tx, tenantId, orderId, JSON.stringify(rows.map(rowJson)));
}
