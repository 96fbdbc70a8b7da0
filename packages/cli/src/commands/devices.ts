import type { RequestOf } from '@svcdesk/core/contract';
import { create, detail, handle, page } from '@svcdesk/core/contract/device-orders';
import { acPoe, status, wifi } from '@svcdesk/core/contract/devices';
import { list, noun, open, view, write } from '../calls/define.ts';
import { code, resource, statuses } from '../calls/fields.ts';
import type { WriteParts } from '../calls/parts.ts';
import { priorityWords } from '../calls/statuses.ts';

const deviceOrder = resource('id', 'device');

/** A step of the lifecycle, for each of several orders. */
function act(
  action: RequestOf<typeof handle>['action'],
  parts: Omit<WriteParts<typeof handle>, 'call' | 'kind' | 'each' | 'fixed' | 'action'>,
) {
  return write({ call: handle, kind: 'device', each: deviceOrder, fixed: { action }, action, ...parts });
}

/** `svcdesk devices`: device orders. */
export const devices = noun('devices', {
  list: list({
    call: page,
    kind: 'device',
    fields: { status: statuses('status', 'device'), scope: 'scope', site: 'cellId', keyword: 'keyword' },
    columns: ['orderNo', 'status', 'dueAt', 'engineerName', 'cellName', 'title'],
    examples: { one: 'svcdesk devices list --scope mine' },
  }),
  view: view({
    call: detail,
    kind: 'device',
    args: [deviceOrder],
    examples: { one: 'svcdesk devices view DV202611200001' },
  }),
  open: open({
    resource: 'device',
    kind: 'device',
    examples: { one: 'svcdesk devices open DV202611200001' },
  }),
  create: write({
    call: create,
    kind: 'device',
    texts: { content: 'content' },
    fields: {
      site: 'cellId',
      title: 'title',
      group: 'groupId',
      engineer: 'engineerId',
      manager: 'managerId',
      checker: 'checkerId',
      asset: 'assetIds',
      priority: { field: 'priority', words: priorityWords },
      'due-at': 'dueAt',
      attach: 'attachment',
    },
    examples: { one: 'svcdesk devices create --site S001 --title "Swap the access switch"' },
  }),
  'accept-work': act('check', {
    fields: { pass: 'pass', remark: 'remark' },
    examples: { one: 'svcdesk devices accept-work DV202611200001 --pass yes' },
  }),
  status: view({
    call: status,
    args: ['ciId'],
    examples: { one: 'svcdesk devices status A-0001' },
  }),
  wifi: view({
    call: wifi,
    args: ['ciId'],
    examples: { one: 'svcdesk devices wifi A-0001' },
  }),
  'ac-poe': view({
    call: acPoe,
    args: ['cellId'],
    examples: { one: 'svcdesk devices ac-poe S001' },
  }),
  activate: act('activate', {
    fields: { remark: 'remark' },
    examples: { one: 'svcdesk devices activate DV202611200001' },
  }),
  allocate: act('allocate', {
    fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
    examples: { one: 'svcdesk devices allocate DV202611200001 --engineer "Ding Yi"' },
  }),
  close: act('close', {
    fields: { remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk devices close DV202611200001 --remark "Seen on site" --yes' },
  }),
  finish: write({
    call: handle,
    kind: 'device',
    args: [deviceOrder],
    texts: { result: 'result' },
    fields: { attach: 'attachments' },
    fixed: { action: 'finish' },
    action: 'finish',
    examples: {
      one: 'svcdesk devices finish DV202611200001 --result "Replaced; every port is up" --attach port.jpg',
    },
  }),
  'hang-up': act('hangUp', {
    fields: { reason: code('reasonCode', 'hangUpReason'), remark: 'remark', 'resume-at': 'resumeAt' },
    examples: { one: 'svcdesk devices hang-up DV202611200001 --reason waitParts --resume-at "monday 9:00"' },
  }),
  'pass-on': act('passOn', {
    fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
    examples: {
      one: 'svcdesk devices pass-on DV202611200001 --engineer "Ding Yi" --remark "Needs a fibre splicer"',
    },
  }),
  reject: act('reject', {
    fields: { reason: code('reasonCode', 'declineReason'), remark: 'remark' },
    examples: { one: 'svcdesk devices reject DV202611200001 --reason skill' },
  }),
  schedule: act('schedule', {
    fields: { 'plan-start': 'planStart', 'plan-end': 'planEnd' },
    examples: {
      one: 'svcdesk devices schedule DV202611200001 --plan-start "tomorrow 9:00" --plan-end "tomorrow 11:00"',
    },
  }),
  'set-checker': act('setChecker', {
    fields: { person: 'accountId' },
    examples: { one: 'svcdesk devices set-checker DV202611200001 --person "Ding Yi"' },
  }),
  'set-engineer': act('setEngineer', {
    fields: { person: 'accountId' },
    examples: { one: 'svcdesk devices set-engineer DV202611200001 --person "Ding Yi"' },
  }),
  'set-manager': act('setManager', {
    fields: { person: 'accountId' },
    examples: { one: 'svcdesk devices set-manager DV202611200001 --person "Ding Yi"' },
  }),
  start: act('start', { examples: { one: 'svcdesk devices start DV202611200001' } }),
  void: act('void', {
    fields: { remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk devices void DV202611200001 --remark "The customer does it alone" --yes' },
  }),
});
