import type { FieldAnswer } from '@svcdesk/core/format';
import type { FieldChanges } from '@svcdesk/core/rules';
import type { WriteContext } from '../../../engine/context.ts';
import { statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { templateFields } from '../../templates/index.ts';
import type { LockedRow } from '../act/lock.ts';
import { answeredFields, type FieldRow, filesOfFields, writeFields } from '../create/fields.ts';
import { bindOrderFiles } from '../files.ts';

type StoredAnswer = Pick<FieldRow, 'fieldId' | 'name' | 'fieldValue' | 'display'>;

const stored = statement<StoredAnswer, [tenantId: string, orderId: string]>(
  'orders.answers',
  `SELECT field_id AS "fieldId", name, field_value AS "fieldValue", display FROM order_fields
   WHERE tenant_id = $1 AND order_id = $2`,
);

const remove = statement<object, [tenantId: string, orderId: string, fieldIds: readonly string[]]>(
  'orders.removeAnswers',
  'DELETE FROM order_fields WHERE tenant_id = $1 AND order_id = $2 AND field_id = ANY($3::uuid[])',
);

/** The answers that an order has, when some of them are to change. */
export async function storedAnswers(
  { tx, tenantId }: WriteContext,
  orderId: string,
  wanted: readonly FieldAnswer[] | undefined,
): Promise<readonly StoredAnswer[]> {
  return wanted ? stored.all(tx, tenantId, orderId) : [];
}

/** Whether answers say something else than those that an order has. */
export function answersChange(
  before: readonly StoredAnswer[],
  wanted: readonly FieldAnswer[] | undefined,
): boolean {
  const values = new Map(before.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  return (wanted ?? []).some(({ fieldId, fieldValue }) => (values.get(fieldId) ?? '') !== fieldValue);
}

/**
 * Changes answers of an order, checked by the version of the template that it was written with and together with
 * those that stay. Returns what changed by the fields' names, as people read it.
 */
export async function editAnswers(
  context: WriteContext,
  row: LockedRow,
  before: readonly StoredAnswer[],
  wanted: readonly FieldAnswer[] | undefined,
): Promise<FieldChanges> {
  if (!wanted || wanted.length === 0) return {};
  const { tx, tenantId } = context;
  if (row.templateId === null || row.templateVersion === null) throw invalid('fields', 'notAllowed');
  const template = { id: row.templateId, version: row.templateVersion };
  const fields = await templateFields(tx, tenantId, template, 'staff');
  const values = new Map([...before, ...wanted].map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const answers = [...values].map(([fieldId, fieldValue]) => ({ fieldId, fieldValue }));
  const after = answeredFields(fields, answers, context);
  await bindOrderFiles(context, row.id, filesOfFields(after));
  const kept = new Set(after.map(({ fieldId }) => fieldId));
  const gone = before.filter(({ fieldId }) => !kept.has(fieldId));
  if (gone.length > 0)
    await remove.change(
      tx,
      tenantId,
      row.id,
      gone.map(({ fieldId }) => fieldId),
    );
  await writeFields(tx, tenantId, row.id, after);
  const shown = new Map(before.map(({ fieldId, display }) => [fieldId, display]));
  const changes = [
    ...after.map(({ fieldId, name, display }) => ({ name, from: shown.get(fieldId), to: display })),
    ...gone.map(({ name, display }) => ({ name, from: display, to: '' })),
  ].filter(({ from, to }) => from !== to);
  return Object.fromEntries(
    changes.map(({ name, from, to }) => [name, from === undefined ? { to } : { from, to }]),
  );
}
