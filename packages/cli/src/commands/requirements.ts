import * as orders from '@svcdesk/core/contract/orders';
import * as calls from '@svcdesk/core/contract/requirements';
import { list, noun, open, view, write } from '../calls/define.ts';
import { code, resource, statuses } from '../calls/fields.ts';
import { priorityWords } from '../calls/statuses.ts';
import { customFieldFlag, withCustomFields } from './custom-field-flag.ts';

/** `svcdesk requirements`: requests of customers. */
export const requirements = noun('requirements', {
  list: list({
    call: calls.list,
    kind: 'requirement',
    fields: { status: statuses('status', 'requirement'), site: 'cellId', keyword: 'keyword' },
    columns: ['requirementNo', 'status', 'cellName', 'createdAt', 'title'],
    examples: { one: 'svcdesk requirements list --status submitted' },
  }),
  view: view({
    call: calls.detail,
    kind: 'requirement',
    args: [resource('id', 'requirement')],
    examples: { one: 'svcdesk requirements view RQ202611200001' },
  }),
  open: open({
    resource: 'requirement',
    kind: 'requirement',
    examples: { one: 'svcdesk requirements open RQ202611200001' },
  }),
  lock: write({
    call: calls.checkLock,
    kind: 'requirement',
    each: resource('id', 'requirement'),
    examples: { one: 'svcdesk requirements lock RQ202611200001' },
  }),
  unlock: write({
    call: calls.unlock,
    kind: 'requirement',
    each: resource('id', 'requirement'),
    examples: { one: 'svcdesk requirements unlock RQ202611200001' },
  }),
  reject: write({
    call: calls.reject,
    kind: 'requirement',
    each: resource('id', 'requirement'),
    fields: { reason: code('reason', 'requirementReject'), remark: 'remark' },
    examples: { one: 'svcdesk requirements reject RQ202611200001 --reason duplicate' },
  }),
  cancel: write({
    call: calls.cancel,
    kind: 'requirement',
    each: resource('id', 'requirement'),
    fields: { reason: code('reason', 'cancelReason'), remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk requirements cancel RQ202611200001 --yes' },
  }),
  counts: list({
    call: calls.countStatus,
    kind: 'requirement',
    unpaged: true,
    fields: { site: 'cellId' },
    columns: ['status', 'count'],
    examples: { one: 'svcdesk requirements counts' },
  }),
  create: write({
    call: calls.create,
    kind: 'requirement',
    texts: { content: 'content' },
    fields: {
      site: 'cellId',
      title: 'title',
      type: 'typeId',
      catalog: 'serverCatalogId',
      reporter: 'reportId',
      'reporter-name': 'reportName',
      'reporter-phone': 'reportPhone',
      asset: 'assetIds',
      attach: 'adjunct',
      'copy-of': 'copyOfId',
    },
    own: customFieldFlag,
    complete: withCustomFields,
    examples: { one: 'svcdesk requirements create --site S001 --title "A second printer"' },
  }),
  // What the requirement says needs not be said again.
  'to-order': write({
    call: calls.toOrder,
    kind: 'order',
    args: [resource('id', 'requirement')],
    fields: {
      group: 'groupId',
      engineer: 'engineerId',
      'plan-start': 'planStart',
      'plan-end': 'planEnd',
      remark: 'remark',
    },
    inner: {
      field: 'draft',
      call: orders.create,
      fields: {
        type: 'typeId',
        catalog: 'serverCatalogId',
        title: 'title',
        content: 'content',
        priority: { field: 'priority', words: priorityWords },
        asset: 'assetIds',
      },
      async start({ id }, { caller }) {
        const { cellId, title, content, typeId, serverCatalogId } = await caller.call(calls.detail, {
          id: String(id),
        });
        return { cellId, title, content, typeId, serverCatalogId };
      },
    },
    completes: ['draft'],
    own: customFieldFlag,
    async complete({ draft }, connection, context, flags) {
      return {
        draft: {
          ...(draft as object),
          ...(await withCustomFields(draft as object, connection, context, flags)),
        },
      };
    },
    examples: {
      one: 'svcdesk requirements to-order RQ202611200001 --catalog Printers --engineer "Ding Yi"',
      full: 'svcdesk requirements to-order RQ202611200001 --type Fault --catalog Printers --field Temperature=24',
    },
  }),
  history: list({
    call: calls.records,
    unpaged: true,
    hasRequiredFields: true,
    args: [resource('id', 'requirement')],
    columns: ['at', 'action', 'byName', 'remark'],
    examples: { one: 'svcdesk requirements history RQ202611200001' },
  }),
  remind: write({
    call: calls.remind,
    kind: 'requirement',
    each: resource('id', 'requirement'),
    examples: { one: 'svcdesk requirements remind RQ202611200001' },
  }),
  'break-lock': write({
    call: calls.breakLock,
    kind: 'requirement',
    each: resource('id', 'requirement'),
    examples: { one: 'svcdesk requirements break-lock RQ202611200001' },
  }),
});
