import type { FieldAnswer } from '@svcdesk/core/format';
import { fieldTypeOf } from '@svcdesk/core/format';
import { editableFields, type ServiceMode } from '@svcdesk/core/rules';
import type { CustomField, FieldInputs } from '../custom-fields/field-input.ts';
import { fieldsGiven } from '../custom-fields/use-custom-fields.ts';
import type { OrderDetail } from '../order/order.ts';
import type { ChosenReporter } from '../reporter/reporter.ts';

/** What an edit may change; who reported it is chosen with name and phone. */
const editable = editableFields.filter((field) => field !== 'reportId');

/** What the edit form holds. */
export interface Edited extends Pick<OrderDetail, Exclude<(typeof editable)[number], 'serviceMode'>> {
  serviceMode: ServiceMode;
  reporter: ChosenReporter | undefined;
  inputs: FieldInputs;
  remark: string;
}

/** What there is to correct of an order. */
export function editedOf(order: OrderDetail): Edited {
  const { title, priority, serviceMode, typeId, serverCatalogId } = order;
  const { reportId, reportName = '', reportPhone = '', fields } = order;
  return {
    ...{ title, priority, serviceMode: serviceMode as ServiceMode, typeId, serverCatalogId },
    reporter: reportId === undefined ? undefined : { id: reportId, name: reportName, phone: reportPhone },
    inputs: Object.fromEntries(fields.map(({ fieldId, fieldValue }) => [fieldId, fieldValue])),
    remark: '',
  };
}

/** Pictures, files and tables stay as they were given; more of them go into a note of the progress. */
const notEdited: readonly string[] = ['image', 'file', 'signature', 'table', 'note'];

/** The template's fields whose answers can be corrected. */
export function correctableFields(fields: readonly CustomField[]): readonly CustomField[] {
  return fields.filter(({ fieldTypeName }) => !notEdited.includes(fieldTypeOf(fieldTypeName) ?? ''));
}

/** Answers that say something else than the order's. */
export function editedAnswers(
  fields: readonly CustomField[],
  inputs: FieldInputs,
  order: Pick<OrderDetail, 'fields'>,
): FieldAnswer[] {
  const before = new Map(order.fields.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
  const { answers } = fieldsGiven(fields, inputs, 'staff');
  return answers.filter(({ fieldId, fieldValue }) => fieldValue !== (before.get(fieldId) ?? ''));
}

type Parts = Partial<Pick<Edited, (typeof editable)[number]>> & { reportId?: string };

/** What is sent of the person's own changes: not the remark about them. */
export function editedParts(own: Partial<Edited>): Parts {
  const parts = editable.filter((field) => own[field] !== undefined).map((field) => [field, own[field]]);
  const { reporter } = own;
  return { ...Object.fromEntries(parts), ...(reporter && { reportId: reporter.id }) };
}
