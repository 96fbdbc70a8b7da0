import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import type { FieldAnswer } from '@svcdesk/core/format';
import type { EditableFields, FieldChanges, PriorityCode, RecordDraft } from '@svcdesk/core/rules';
import { givesMoreTime } from '@svcdesk/core/sla';
import type { WriteContext } from '../../../engine/context.ts';
import { statement } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { templateFields } from '../../templates/index.ts';
import type { OwnColumns } from '../act/act.ts';
import type { LockedRow } from '../act/lock.ts';
import { type CatalogFacts, catalogFacts, targetsOf } from '../create/catalog-facts.ts';
import { answeredFields, type FieldRow, filesOfFields, writeFields } from '../create/fields.ts';
import { namedReporter } from '../create/reporter.ts';
import { bindOrderFiles } from '../files.ts';
import { summaryAfter } from './work.ts';

type Input = CheckedRequestOf<typeof orders.edit>;

function classifies(input: Input, row: LockedRow): boolean {
  const { typeId = row.typeId, serverCatalogId = row.catalogId, priority = row.priority } = input;
  return typeId !== row.typeId || serverCatalogId !== row.catalogId || priority !== row.priority;
}

/** What the new type, catalogue and priority mean; undefined when none of them changes, or they are unknown. */
async function newFacts(input: Input, { tx, tenantId }: WriteContext, row: LockedRow) {
  if (!classifies(input, row)) return undefined;
  const typeId = input.typeId ?? row.typeId;
  const catalogId = input.serverCatalogId ?? row.catalogId;
  const priority = input.priority ?? row.priority;
  return catalogFacts(tx, tenantId, { cellId: row.cellId, catalogId, typeId, priority });
}

/** What is kept may be retired by now; what is new may not. */
function checkFacts(input: Input, row: LockedRow, facts: CatalogFacts | undefined): void {
  if (!classifies(input, row)) return;
  const newType = input.typeId !== undefined && input.typeId !== row.typeId;
  const newCatalog = input.serverCatalogId !== undefined && input.serverCatalogId !== row.catalogId;
  if (newType && !facts?.typeFits) throw invalid('typeId', 'leaf');
  if (newCatalog && !facts?.catalogFits) throw invalid('serverCatalogId', 'leaf');
}

function changesOf(input: Input, row: LockedRow, facts: CatalogFacts | undefined): EditableFields {
  const { typeId, serverCatalogId, reportId, title } = input;
  const catalogChanges = serverCatalogId !== undefined && serverCatalogId !== row.catalogId;
  const serviceMode = input.serviceMode ?? (catalogChanges ? facts?.serviceMode : undefined);
  const priority = input.priority as PriorityCode | undefined;
  return { priority, typeId, serverCatalogId, serviceMode, reportId, title };
}

/** Columns that follow from a new type, catalogue or priority. */
function columnsOf(input: Input, row: LockedRow, facts: CatalogFacts, retargets: boolean): OwnColumns {
  return {
    typeId: input.typeId ?? row.typeId,
    typeName: facts.typeName,
    catalogId: input.serverCatalogId ?? row.catalogId,
    catalogName: facts.catalogName,
    ...(retargets && {
      responseTargetMinutes: facts.responseMinutes,
      resolveTargetMinutes: facts.resolveMinutes,
      calendarId: facts.calendarId,
      calendarVersion: facts.calendarVersion,
    }),
  };
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

export function edit(input: Input, context: WriteContext) {
  const { tx, tenantId } = context;
  return summaryAfter(context, input.orderId, 'edit', input, async ({ row }) => {
    const facts = await newFacts(input, context, row);
    const changes = changesOf(input, row, facts);
    const retargets =
      facts !== undefined &&
      ((changes.priority ?? row.priority) !== row.priority ||
        (changes.serverCatalogId ?? row.catalogId) !== row.catalogId);
    const targets = retargets ? (targetsOf(facts) ?? {}) : undefined;
    const answers = await storedAnswers(context, row.id, input.fields);
    return {
      command: {
        changes,
        fieldsChanged: answersChange(answers, input.fields),
        targets,
        longerTarget: targets !== undefined && givesMoreTime(targetsNow(row), targets),
      },
      complete: async (record) => {
        checkFacts(input, row, facts);
        const reported = changes.reportId
          ? await namedReporter(tx, tenantId, row.cellId, changes.reportId)
          : undefined;
        const fieldChanges = await editAnswers(context, row, answers, input.fields);
        const columns = {
          ...(facts && columnsOf(input, row, facts, retargets)),
          ...reported,
          ...(changes.title !== undefined && { title: changes.title }),
        };
        const edited = named(record, row, columns);
        return { record: { ...edited, changes: { ...edited.changes, ...fieldChanges } }, columns };
      },
    };
  });
}
