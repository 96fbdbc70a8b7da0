import { toOrder } from '@svcdesk/core/contract/requirements';
import type { FieldInputs } from '../../shared/domain/custom-fields/field-input.ts';
import { emptyOrder } from '../../shared/domain/order-build/order-draft.ts';
import type { OrderMaking } from '../../shared/domain/order-build/use-order-build.ts';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';

/** Answers that are more than text come with the requirement itself, by reference. */
function inputsOf({ fields }: Requirement): FieldInputs {
  return Object.fromEntries(fields.map(({ fieldId, fieldValue }) => [fieldId, fieldValue]));
}

/** An order made of a requirement: its site, reporter, words and answers are filled in; files and assets go along. */
export function fromRequirement(requirement: Requirement): OrderMaking<typeof toOrder> {
  const { id, version, cellId, cellName, customerName, reportId, reportName, reportPhone } = requirement;
  return {
    form: 'requirementToOrder',
    from: id,
    call: toOrder,
    initial: {
      ...emptyOrder,
      cell: { id: cellId, words: cellName, note: customerName },
      reporter: reportId === undefined ? undefined : { id: reportId, name: reportName, phone: reportPhone },
      typeId: requirement.typeId ?? '',
      catalogId: requirement.serverCatalogId ?? '',
      title: requirement.title,
      content: requirement.content,
      inputs: inputsOf(requirement),
    },
    request({ status, groupId, engineerId, reasonCode, remark, resumeAt, planStart, planEnd, at, ...draft }) {
      const next = { groupId, engineerId, reasonCode, remark, resumeAt, planStart, planEnd };
      return { id, version, draft, status, ...next, at };
    },
    within: 'draft',
  };
}
