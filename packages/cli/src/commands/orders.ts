import * as contract from '@svcdesk/core/contract/orders';
import { format } from '@svcdesk/core/phrases';
import { command, list, noun, open, view } from '../calls/define.ts';
import { statuses } from '../calls/fields.ts';
import { flagsOfFields, typedFields } from '../calls/parts.ts';
import { priorityWords } from '../calls/statuses.ts';
import { usageError } from '../errors.ts';
import { ownerColumn } from '../print/values.ts';
import { connectSignedIn } from '../session/connection.ts';
import * as actions from './order-actions.ts';
import { narrowing } from './order-filter.ts';

const facts = ['orderNo', 'status', 'priority', 'nextDueAt', 'cellName'];

/** What clients may narrow the list of their sites' orders by. */
const forClients: readonly string[] = ['status', 'keyword', 'cellId'];

const exportFlags = flagsOfFields({
  scope: 'scope',
  status: statuses('status', 'order'),
  site: 'cellId',
  group: 'groupId',
  handler: 'handlerId',
  sla: 'sla',
  keyword: 'keyword',
  from: 'from',
  to: 'to',
});

/** `svcdesk orders`: view and handle orders. */
export const orders = noun('orders', {
  list: list({
    call: contract.page,
    otherCalls: [contract.cellPage],
    kind: 'order',
    fields: {
      scope: 'scope',
      ...narrowing,
      site: 'cellId',
      group: 'groupId',
      handler: 'handlerId',
      type: 'typeId',
      catalog: 'serverCatalogId',
      from: 'from',
      to: 'to',
    },
    // Lists of one's own orders need no column of owners.
    columns: ({ scope = 'mine' }) => [...facts, ...(scope === 'mine' ? [] : [ownerColumn]), 'title'],
    examples: {
      mine: 'svcdesk orders list',
      late: 'svcdesk orders list --scope group --sla late,soon --sort due',
      week: 'svcdesk orders list --from -7d --status open --all --json=orderNo,title',
      pipe: 'svcdesk orders list --scope group --status pending --columns orderNo | svcdesk orders accept -',
      search: "svcdesk orders list -S printer --status '~closed,~cancelled'",
    },
    async choose(request, connection, { phrases }) {
      if (!(await connection.isClient())) return { call: contract.page, request };
      const refused = Object.keys(request).find((field) => !forClients.includes(field));
      if (refused) throw usageError(format(phrases.usage.staffOnly, { flag: `--${refused}` }));
      return { call: contract.cellPage, request };
    },
  }),
  view: view({
    aliases: ['show'],
    call: contract.detail,
    otherCalls: [contract.history],
    kind: 'order',
    args: ['orderId'],
    extraFields: ['history'],
    fetchExtra: async ({ orderId }, { caller }) => ({
      history: await caller.call(contract.history, { orderId: String(orderId) }),
    }),
    examples: {
      text: 'svcdesk orders view WO202611200001',
      json: "svcdesk orders view WO202611200001 --jq '.history[-1]'",
    },
  }),
  open: open({
    resource: 'order',
    kind: 'order',
    examples: { one: 'svcdesk orders open WO202611200001' },
  }),
  accept: actions.accept,
  resolve: actions.resolve,
  decline: actions.decline,
  release: actions.release,
  'hang-up': actions.hangUp,
  transfer: actions.transfer,
  activate: actions.activate,
  cancel: actions.cancel,
  'clock-in': actions.clockIn,
  progress: actions.progress,
  supplement: actions.supplement,
  remind: actions.remind,
  cc: actions.cc,
  edit: actions.edit,
  create: actions.create,
  history: list({
    call: contract.history,
    kind: 'order',
    unpaged: true,
    args: ['orderId'],
    columns: ['at', 'byName', 'action', 'remark'],
    examples: { one: 'svcdesk orders history WO202611200001' },
  }),
  search: list({
    call: contract.search,
    args: [{ field: 'keyword', name: 'TEXT' }],
    fields: { kind: 'kinds', from: 'from', to: 'to' },
    columns: ['orderNo', 'kind', 'status', 'cellName', 'title'],
    examples: { one: 'svcdesk orders search printer --from -30d' },
  }),
  plan: actions.plan,
  depart: actions.depart,
  evaluate: actions.evaluate,
  uncc: actions.uncc,
  preview: view({
    call: contract.preTrigger,
    fields: {
      site: 'cellId',
      type: 'typeId',
      catalog: 'serverCatalogId',
      title: 'title',
      priority: { field: 'priority', words: priorityWords },
    },
    examples: { one: 'svcdesk orders preview --site S001 --type Fault --catalog Printers' },
  }),
  similar: list({
    call: contract.similar,
    kind: 'order',
    unpaged: true,
    hasRequiredFields: true,
    fields: { site: 'cellId', type: 'typeId', title: 'title', asset: 'assetIds' },
    columns: ['orderNo', 'status', 'title', 'createdAt'],
    examples: { one: 'svcdesk orders similar --site S001 --title "Paper jam"' },
  }),
  any: view({
    call: contract.findAny,
    args: [{ field: 'orderNo', name: 'NUMBER' }],
    examples: { one: 'svcdesk orders any PM202611200001' },
  }),
  counts: list({
    call: contract.countStatus,
    kind: 'order',
    unpaged: true,
    fields: { scope: 'scope', site: 'cellId', from: 'from', to: 'to' },
    columns: ['status', 'count'],
    examples: {
      one: 'svcdesk orders counts --site S001',
      group: 'svcdesk orders counts --scope group --from -7d',
    },
  }),
  months: list({
    call: contract.month,
    unpaged: true,
    fields: { site: 'cellId', months: 'months' },
    columns: ['month', 'created', 'resolved'],
    examples: { one: 'svcdesk orders months --months 12' },
  }),
  evaluation: view({
    call: contract.evaluation,
    args: ['orderId'],
    examples: { one: 'svcdesk orders evaluation WO202611200001' },
  }),
  at: list({
    call: contract.lastTenHistory,
    unpaged: true,
    hasRequiredFields: true,
    fields: { site: 'cellId', asset: 'assetId' },
    columns: ['at', 'orderNo', 'action', 'byName', 'title'],
    examples: { one: 'svcdesk orders at --site S001' },
  }),
  export: command({
    calls: [contract.export],
    arguments: [],
    flags: exportFlags,
    output: 'stream',
    examples: { one: 'svcdesk orders export --scope group --from -30d > orders.csv' },
    fields: () => [],
    async run(input, context) {
      const [{ checkRequest, requestOf }, { streamOf }] = await Promise.all([
        import('../calls/request.ts'),
        import('../print/output.ts'),
      ]);
      const connection = connectSignedIn(context);
      const fields = typedFields([], exportFlags, input);
      const request = await requestOf(
        { call: contract.export, fields, base: {}, later: [] },
        connection,
        context,
      );
      checkRequest(contract.export, request, fields, context);
      const table = await connection.caller.call(contract.export, request);
      return { kind: 'stream', parts: streamOf(new Uint8Array(await table.arrayBuffer())) };
    },
  }),
});
