import type { Call, DataOf, RequestOf } from '@svcdesk/core/contract';
import { select } from '@svcdesk/core/contract/cells';
import { page as orderSources } from '@svcdesk/core/contract/order-sources';
import { create } from '@svcdesk/core/contract/orders';
import { useNavigate } from 'react-router-dom';
import { formText } from '../../blocks/form/phrases.ts';
import type { Problems } from '../../blocks/form/problems.ts';
import { useReasonCheck } from '../../blocks/form/reason-fields.tsx';
import type { FormHandle } from '../../blocks/form/use-form.ts';
import { useNewForm } from '../../blocks/form/use-new-form.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { showToast } from '../../platform/toast-store.ts';
import { fieldsGiven, useCustomFields } from '../custom-fields/use-custom-fields.ts';
import { nameInTree, useCatalogs, useTypes } from '../order/catalog-fields.tsx';
import { orderWords } from '../order/order-words.ts';
import { withoutTime } from '../order-work/accept.ts';
import { actText } from '../order-work/phrases/act.ts';
import { planProblem, resumeProblem } from '../order-work/plan.ts';
import {
  type Chosen,
  type CreateRequest,
  createRequest,
  emptyOrder,
  madeWords,
  type OrderDraft,
} from './order-draft.ts';
import { useTemplate } from './use-template.ts';

const side = 'staff';

/** What an order is made by: a call of its own, and what is known of it beforehand. */
export interface OrderMaking<C extends Call> {
  /** Names the form among the drafts, and what it is made of. */
  form: string;
  from?: string;
  call: C;
  initial: OrderDraft;
  request: (order: CreateRequest) => RequestOf<C>;
  /** Where in the request the order's own fields stand; at its top unless said. */
  within?: string;
}

/** An order that is made of nothing else. */
export const fromNothing: OrderMaking<typeof create> = {
  form: 'buildOrder',
  call: create,
  initial: emptyOrder,
  request: (order) => order,
};

export type OrderBuild = ReturnType<typeof useOrderBuild>;

/** A new order by staff: what is filled in, the template that follows from it, and how it is sent. */
export function useOrderBuild<C extends Call>(making: OrderMaking<C>) {
  const navigate = useNavigate();
  const reasonCheck = useReasonCheck('hangUpReason');
  const given = ({ inputs }: OrderDraft) => fieldsGiven(template.fields, inputs, side);

  function check(draft: OrderDraft): Problems {
    return {
      cellId: draft.cell === undefined,
      typeId: draft.typeId === '',
      serverCatalogId: draft.catalogId === '',
      // Sending before it is known which fields there are would leave required ones out.
      fields: !template.ready || given(draft).issues.length > 0,
      ...nextStepProblems(draft),
    };
  }

  function nextStepProblems(draft: OrderDraft): Problems {
    const text = textNow(actText);
    if (draft.duplicateOf !== undefined) return {};
    if (draft.next === 'accept') return { planStart: planProblem(draft.plan) && text.plan.missing };
    if (draft.next === 'transfer') return { groupId: draft.target.groupId === '' };
    if (draft.next !== 'hangUp') return {};
    const problem = resumeProblem(draft.resume, serverNow());
    return { ...reasonCheck(draft), resumeAt: problem && text.resume.problem[problem] };
  }

  const sent = useNewForm({
    form: making.form,
    from: making.from,
    kind: 'order',
    words: ({ title }) => ({ words: orderWords(currentLocale()).action.create, title }),
    call: making.call,
    initial: making.initial,
    check,
    request: (draft, base) => making.request(createRequest(draft, given(draft).answers, base, chosen)),
    async onDone(settled) {
      const { notPlanned } = settled.waits ? {} : (settled.data as Partial<DataOf<typeof create>>);
      const words = notPlanned ? withoutTime(notPlanned) : madeWords(fields, currentLocale());
      showToast(settled.waits ? textNow(formText).waits(settled.isKept) : words);
      await navigate(settled.waits ? staffPaths.order.list : withId(staffPaths.order.detail, sent.id), {
        replace: true,
      });
    },
  });
  const form = making.within === undefined ? sent : unwrapped(sent, making.within);
  const { fields, set } = form;
  const template = useTemplate(fields.cell?.id, fields.typeId);
  const chosen = useChosen(fields, template.id);
  const custom = useCustomFields({
    fields: template.fields,
    inputs: fields.inputs,
    onChange: (inputs) => set({ inputs }),
    side,
    checked: form.checked,
    refused: form.refused,
  });
  // A requirement becomes an order, or is refused; it cannot be a duplicate of one.
  return { form, template, custom, links: making.call.id === create.id };
}

/** What was chosen, by the names and ids that the server has for it. */
function useChosen({ cell, typeId, catalogId }: OrderDraft, templateId: string | undefined): Chosen {
  const cellId = cell?.id ?? '';
  const site = useCall(select, cellId === '' ? undefined : { cellId });
  const sources = useCall(orderSources, {});
  const types = useTypes(cellId);
  const catalogs = useCatalogs(cellId);
  return {
    customerId: site.data?.customerId,
    typeName: nameInTree(types.data, typeId),
    serverCatalogName: nameInTree(catalogs.data, catalogId),
    templateId,
    sources: sources.data?.list,
  };
}

/** The same form, asked about a field by its name in the order. */
function unwrapped<Form extends FormHandle<OrderDraft>>(form: Form, within: string): Form {
  const prefix = `${within}.`;
  const refused = Object.entries(form.refused).map(([path, words]) => [path.replace(prefix, ''), words]);
  return {
    ...form,
    error: (path, label) => form.error(path, label) ?? form.error(prefix + path, label),
    maxLength: (path) => form.maxLength(path) ?? form.maxLength(prefix + path),
    refused: Object.fromEntries(refused),
  };
}
