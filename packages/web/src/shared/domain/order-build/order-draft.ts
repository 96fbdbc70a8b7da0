import type { RequestOf } from '@svcdesk/core/contract';
import { isContactPhone } from '@svcdesk/core/contract/limits';
import type { create } from '@svcdesk/core/contract/orders';
import type { FieldAnswer } from '@svcdesk/core/format';
import { type OrderSourceName, orderSource, type PriorityCode } from '@svcdesk/core/rules';
import { noReason, type Reason } from '../../blocks/form/reason.ts';
import type { NewBase } from '../../blocks/form/use-new-form.ts';
import type { Found } from '../../blocks/pick/use-found.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import type { FieldInputs } from '../custom-fields/field-input.ts';
import { orderWords } from '../order/order-words.ts';
import { noPlan, noResume, type Plan, planOf, type Resume } from '../order-work/plan.ts';
import { noTarget, type Target } from '../organisation/target.ts';
import type { ChosenReporter } from '../reporter/reporter.ts';

/** What becomes of a new order at once. */
export const nextSteps = ['submit', 'accept', 'hangUp', 'transfer'] as const;
export type NextStep = (typeof nextSteps)[number];

/** Everything that the form of a new order holds. */
export interface OrderDraft extends Reason {
  cell?: Found;
  /** What it is about. */
  assets: readonly Found[];
  reporter?: ChosenReporter;
  source: OrderSourceName;
  typeId: string;
  catalogId: string;
  title: string;
  content: string;
  /** 0: as the catalogue says. */
  priority: PriorityCode | 0;
  impact: number;
  /** Instant; empty: now. */
  faultAt: string;
  inputs: FieldInputs;
  photos: Photo[];
  /** It is the same as an order that is worked on already: only kept on record, linked to it. */
  duplicateOf?: { id: string; orderNo: string };
  next: NextStep;
  plan: Plan;
  resume: Resume;
  target: Target;
}

export const emptyOrder: OrderDraft = {
  assets: [],
  source: 'operations',
  typeId: '',
  catalogId: '',
  title: '',
  content: '',
  priority: 0,
  impact: 0,
  faultAt: '',
  inputs: {},
  photos: [],
  next: 'submit',
  plan: noPlan,
  ...noReason,
  resume: noResume,
  target: noTarget,
};

export type CreateRequest = RequestOf<typeof create>;

/** The statuses by which a new order is accepted, hung up or handed over. */
const statusOf = { accept: 3, hangUp: 4, transfer: 2 } as const;

function nextPart(draft: OrderDraft, at: string | undefined): Partial<CreateRequest> {
  const { next, reasonCode, resume, target, duplicateOf } = draft;
  if (duplicateOf !== undefined) return { duplicateOfId: duplicateOf.id };
  const remark = draft.remark.trim() || undefined;
  switch (next) {
    case 'submit':
      return {};
    case 'accept':
      return { status: statusOf.accept, ...planOf(draft.plan, at) };
    case 'hangUp':
      return { status: statusOf.hangUp, reasonCode, remark, resumeAt: resume.at || undefined };
    case 'transfer':
      return {
        status: statusOf.transfer,
        groupId: target.groupId,
        engineerId: target.engineerId || undefined,
        suggestedId: target.suggestedId,
        remark,
      };
  }
}

/** What the server has said of what was chosen, as far as it has: an order may be written without a signal. */
export interface Chosen {
  customerId?: string;
  typeName?: string;
  serverCatalogName?: string;
  templateId?: string;
  /** Sources as their list shows them. */
  sources?: readonly { name: string; key: number }[];
}

/** What is sent of a draft that was checked: its site, type and catalogue are there. */
export function createRequest(
  draft: OrderDraft,
  answers: FieldAnswer[],
  { id, at }: NewBase,
  { sources, ...chosen }: Chosen,
): CreateRequest {
  const { cell, reporter } = draft;
  const key = orderSource[draft.source];
  return {
    ...chosen,
    id,
    cellId: cell?.id ?? '',
    cellName: cell?.words,
    sourceId: String(key),
    sourceName: sources?.find((source) => source.key === key)?.name,
    reportId: reporter?.id,
    reportName: reporter?.name,
    // One that was written down before phones were checked stays with its reporter, whom the id names.
    reportPhone: reporter && isContactPhone(reporter.phone) ? reporter.phone : undefined,
    typeId: draft.typeId,
    serverCatalogId: draft.catalogId,
    title: draft.title.trim(),
    content: draft.content.trim() || undefined,
    priority: draft.priority || undefined,
    scope: draft.impact || undefined,
    gmtStart: draft.faultAt || undefined,
    fields: answers,
    assetIds: draft.assets.length === 0 ? undefined : draft.assets.map(({ id }) => id),
    attachment: attachmentOf(draft.photos),
    ...nextPart(draft, at),
    at,
  };
}

/** What was done, in words: the order was made, and accepted, put on hold or assigned with it. */
export function madeWords({ next, duplicateOf }: OrderDraft, locale: Locale): string {
  const { done } = orderWords(locale);
  const isAlone = next === 'submit' || duplicateOf !== undefined;
  return isAlone
    ? done.create
    : [done.create, done[next === 'transfer' ? 'assign' : next]].join(sharedText.in(locale).order.comma);
}
