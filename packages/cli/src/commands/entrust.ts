import type { RequestOf } from '@svcdesk/core/contract';
import {
  create,
  detail,
  distribute,
  engineers,
  handle,
  mine,
  page,
  partners,
  records,
  retake,
} from '@svcdesk/core/contract/entrust';
import { findAny } from '@svcdesk/core/contract/orders';
import { list, noun, open, view, write } from '../calls/define.ts';
import { code, oneStatus, resource, statuses } from '../calls/fields.ts';
import type { WriteParts } from '../calls/parts.ts';
import type { Connection } from '../session/connection.ts';

const entrusted = resource('id', 'entrust');

/** The status that the call has to name: as it was seen, or as the lists show it now. */
async function withSeenStatus(
  { id, status }: Record<string, unknown>,
  { caller }: Connection,
): Promise<object> {
  if (status !== undefined || id === undefined) return {};
  return { status: (await caller.call(findAny, { orderId: String(id) })).order.status };
}

/** A step of the lifecycle, for each of several orders. */
function act(
  action: RequestOf<typeof handle>['action'],
  parts: Omit<WriteParts<typeof handle>, 'call' | 'kind' | 'each' | 'fixed' | 'action'>,
) {
  return write({ call: handle, kind: 'entrust', each: entrusted, fixed: { action }, action, ...parts });
}

/** `svcdesk entrust`: orders handed to or from partners. */
export const entrust = noun('entrust', {
  list: list({
    call: page,
    kind: 'entrust',
    fields: { status: statuses('status', 'entrust'), side: 'side', keyword: 'keyword' },
    columns: ['entrustNo', 'status', 'side', 'partnerName', 'dueAt', 'title'],
    examples: { one: 'svcdesk entrust list --side partner' },
  }),
  mine: list({
    call: mine,
    kind: 'entrust',
    fields: { status: statuses('status', 'entrust'), side: 'side', keyword: 'keyword' },
    columns: ['entrustNo', 'status', 'side', 'partnerName', 'dueAt', 'title'],
    examples: { one: 'svcdesk entrust mine' },
  }),
  // Opened with the status that the list showed, so that one that changed meanwhile is said.
  view: view({
    call: detail,
    otherCalls: [findAny, records],
    kind: 'entrust',
    args: [entrusted],
    fields: { status: oneStatus('status', 'entrust') },
    extraFields: ['records'],
    async complete({ id = '', status }, { caller }) {
      return status === undefined
        ? { status: (await caller.call(findAny, { orderId: id })).order.status }
        : {};
    },
    fetchExtra: async ({ id }, { caller }) => ({ records: await caller.call(records, { id: String(id) }) }),
    examples: {
      one: 'svcdesk entrust view EN202611200001',
      seen: 'svcdesk entrust view EN202611200001 --status toDistribute',
    },
  }),
  open: open({
    resource: 'entrust',
    kind: 'entrusted',
    examples: { one: 'svcdesk entrust open EN202611200001' },
  }),
  // Hands an order to a partner.
  create: write({
    call: create,
    kind: 'entrust',
    args: ['orderId'],
    fields: {
      partner: 'partnerTenantId',
      remark: 'remark',
      'due-at': 'dueAt',
      asset: 'assetIds',
      attach: 'attachments',
    },
    hasView: false,
    next: ({ entrustNo }) => `svcdesk entrust view ${entrustNo}`,
    examples: {
      one: 'svcdesk entrust create WO202611200001 --partner "Yuanqiao" --remark "Bring a power meter"',
    },
  }),
  partners: list({
    call: partners,
    unpaged: true,
    columns: ['name', 'id'],
    examples: { one: 'svcdesk entrust partners' },
  }),
  // Whom it may be given to, the emptiest day first.
  engineers: list({
    call: engineers,
    args: [entrusted],
    unpaged: true,
    fields: { keyword: 'keyword' },
    columns: ['name', 'groupName', 'load', 'openCount', 'phone', 'id'],
    examples: { one: 'svcdesk entrust engineers EN202611200001' },
  }),
  distribute: write({
    call: distribute,
    otherCalls: [findAny],
    kind: 'entrust',
    each: entrusted,
    fields: { engineer: 'engineerId', remark: 'remark', status: oneStatus('status', 'entrust') },
    completes: ['status'],
    complete: withSeenStatus,
    examples: {
      one: 'svcdesk entrust distribute EN202611200001 --engineer "Ding Yi"',
      seen: 'svcdesk entrust distribute EN202611200001 --engineer "Ding Yi" --status toDistribute',
    },
  }),
  retake: write({
    call: retake,
    otherCalls: [findAny],
    kind: 'entrust',
    each: entrusted,
    fields: { remark: 'remark', status: oneStatus('status', 'entrust') },
    completes: ['status'],
    complete: withSeenStatus,
    examples: {
      one: 'svcdesk entrust retake EN202611200001',
      seen: 'svcdesk entrust retake EN202611200001 --status distributed',
    },
  }),
  accept: act('accept', { examples: { one: 'svcdesk entrust accept EN202611200001' } }),
  decline: act('decline', {
    fields: { reason: code('reasonCode', 'declineReason'), remark: 'remark' },
    examples: { one: 'svcdesk entrust decline EN202611200001 --reason skill' },
  }),
  progress: act('progress', {
    texts: { content: 'content' },
    fields: { attach: 'attachments' },
    examples: { one: 'svcdesk entrust progress EN202611200001 --content "On site, testing"' },
  }),
  finish: act('finish', {
    texts: { result: 'content' },
    fields: { attach: 'attachments' },
    examples: { one: 'svcdesk entrust finish EN202611200001 --result "Module replaced, signal normal"' },
  }),
  return: act('return', {
    texts: { remark: 'remark' },
    examples: { one: 'svcdesk entrust return EN202611200001 --remark "A photo of the label is missing"' },
  }),
  reject: act('reject', {
    fields: { reason: code('reasonCode', 'entrustReject'), remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk entrust reject EN202611200001 --reason noCapacity --yes' },
  }),
  'take-back': act('takeBack', {
    fields: { remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk entrust take-back EN202611200001 --yes' },
  }),
});
