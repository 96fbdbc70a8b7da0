import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { FieldAnswer } from '@svcdesk/core/format';
import type { EditableFields, FieldChanges, PriorityCode, RecordDraft } from '@svcdesk/core/rules';
import { givesMoreTime } from '@svcdesk/core/sla';
import type { WriteContext } from '../../../engine/context.ts';
import { statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { templateFields } from '../../templates/index.ts';
import { catalogFacts, targetsOf } from '../create/catalog-facts.ts';
import { checkAnswers, type FieldRow, filesOfFields, writeFields } from '../create/fields.ts';
import { namedReporter } from '../create/reporter.ts';
import { bindOrderFiles } from '../files.ts';
import type { LockedRow } from './lock.ts';
import { type OwnColumns, orderAction } from './order-action.ts';

type Input = CheckedRequestOf<typeof orders.edit>;

/** What type, catalogue and priority an order is to have, and what follows from new ones; nothing when they are unknown. */
async function classOf(input: Input, { tx, tenantId }: WriteContext, row: LockedRow) {
  const { typeId = row.typeId, serverCatalogId: catalogId = row.catalogId, priority = row.priority } = input;
  const newType = typeId !== row.typeId;
  const newCatalog = catalogId !== row.catalogId;
  const newPriority = priority !== row.priority;
  const facts =
    newType || newCatalog || newPriority
      ? await catalogFacts(tx, tenantId, { cellId: row.cellId, catalogId, typeId, priority })
      : undefined;
  return { typeId, catalogId, newType, newCatalog, facts, retargets: !!facts && (newCatalog || newPriority) };
}

type Class = Awaited<ReturnType<typeof classOf>>;

/** What is kept may be retired by now; what is new may not. */
function checkClass({ newType, newCatalog, facts }: Class): void {
  if (newType && !facts?.typeFits) throw invalid('typeId', 'leaf');
  if (newCatalog && !facts?.catalogFits) throw invalid('serverCatalogId', 'leaf');
}

/** Columns that follow from a new type, catalogue or priority. */
function columnsOf({ typeId, catalogId, facts, retargets }: Class): OwnColumns {
  if (!facts) return {};
  const { typeName, catalogName, calendarId, calendarVersion } = facts;
  const { responseMinutes: responseTargetMinutes, resolveMinutes: resolveTargetMinutes } = facts;
  const targets = { responseTargetMinutes, resolveTargetMinutes, calendarId, calendarVersion };
  return { typeId, typeName, catalogId, catalogName, ...(retargets && targets) };
}

/** Ids say nothing to people: the record keeps the names of before and after beside them. */
function named(record: RecordDraft, before: LockedRow, after: OwnColumns): RecordDraft {
  const names: Record<string, [from: string, to: string | undefined]> = {
    typeId: [before.typeName, after.typeName],
    serverCatalogId: [before.catalogName, after.catalogName],
    reportId: [before.reportName, after.reportName],
  };
  const changes = Object.entries(record.changes ?? {}).map(([field, change]) => {
    const [fromName, toName] = names[field] ?? [];
    return [field, toName === undefined ? change : { ...change, fromName, toName }];
  });
  return { ...record, changes: Object.fromEntries(changes) };
}

const targetsNow = ({ responseTargetMinutes, resolveTargetMinutes }: LockedRow) => ({
  responseMinutes: responseTargetMinutes ?? undefined,
  resolveMinutes: resolveTargetMinutes ?? undefined,
});

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
async function storedAnswers(
  { tx, tenantId }: WriteContext,
  orderId: string,
  wanted: readonly FieldAnswer[] | undefined,
): Promise<readonly StoredAnswer[]> {
  return wanted ? stored.all(tx, tenantId, orderId) : [];
}

/** Whether answers say something else than those that an order has. */
function answersChange(before: readonly StoredAnswer[], wanted: readonly FieldAnswer[] | undefined): boolean {
  const values = new Map(before.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  return (wanted ?? []).some(({ fieldId, fieldValue }) => (values.get(fieldId) ?? '') !== fieldValue);
}

/**
 * Changes answers of an order, checked by the version of the template that it was written with and together with
 * those that stay. Returns what changed by the fields' names, as people read it.
 */
async function editAnswers(
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
  const after = checkAnswers(fields, answers, context);
  await bindOrderFiles(context, row.id, filesOfFields(after));
  const kept = new Set(after.map(({ fieldId }) => fieldId));
  const gone = before.filter(({ fieldId }) => !kept.has(fieldId));
  const goneIds = gone.map(({ fieldId }) => fieldId);
  if (gone.length > 0) await remove.change(tx, tenantId, row.id, goneIds);
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

export const edit = orderAction('edit', async (input: Input, context, { row }) => {
  const { tx, tenantId } = context;
  const wanted = await classOf(input, context, row);
  const { facts, newCatalog, retargets } = wanted;
  const { priority, typeId, serverCatalogId, reportId, title } = input;
  const serviceMode = input.serviceMode ?? (newCatalog ? facts?.serviceMode : undefined);
  const changes = {
    priority: priority as PriorityCode | undefined,
    typeId,
    serverCatalogId,
    serviceMode,
    reportId,
    title,
  } satisfies Record<keyof EditableFields, unknown>;
  const targets = facts && retargets ? (targetsOf(facts) ?? {}) : undefined;
  const answers = await storedAnswers(context, row.id, input.fields);
  return {
    command: {
      changes,
      fieldsChanged: answersChange(answers, input.fields),
      targets,
      longerTarget: targets !== undefined && givesMoreTime(targetsNow(row), targets),
    },
    complete: async (record) => {
      checkClass(wanted);
      const reported = reportId ? await namedReporter(tx, tenantId, row.cellId, reportId) : undefined;
      const fieldChanges = await editAnswers(context, row, answers, input.fields);
      const columns = {
        ...columnsOf(wanted),
        ...reported,
        ...(title !== undefined && { title }),
      };
      const edited = named(record, row, columns);
      return { record: { ...edited, changes: { ...edited.changes, ...fieldChanges } }, columns };
    },
  };
});
