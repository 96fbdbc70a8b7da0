import * as backlog from '@svcdesk/core/contract/backlog';
import * as contract from '@svcdesk/core/contract/orders';
import * as schedules from '@svcdesk/core/contract/schedules';
import { starDimensions } from '@svcdesk/core/format';
import { handleType } from '@svcdesk/core/rules';
import { write } from '../calls/define.ts';
import { code, resource, switchFor } from '../calls/fields.ts';
import { impactWords, priorityWords, tagWords } from '../calls/statuses.ts';
import { nextOf } from '../work.ts';
import { customFieldFlag, withCustomFields } from './custom-field-flag.ts';

/** `svcdesk orders accept` */
export const accept = write({
  call: contract.accept,
  kind: 'order',
  each: 'orderId',
  fields: { 'plan-start': 'planStart', 'plan-end': { field: 'planEnd', needs: 'plan-start' } },
  fixed: { handleType: handleType.accept },
  examples: {
    one: 'svcdesk orders accept WO202611200001',
    several: 'svcdesk orders accept WO202611200001 WO202611200002',
    planned: 'svcdesk orders accept WO202611200001 --plan-start "tomorrow 9:00" --plan-end "tomorrow 10:30"',
  },
  next: nextOf,
});

/** `svcdesk orders resolve` */
export const resolve = write({
  call: contract.resolve,
  kind: 'order',
  args: ['orderId'],
  texts: { solution: 'solution' },
  fields: {
    spent: 'spentMinutes',
    cause: code('causeCode', 'cause'),
    remark: 'remark',
    attach: 'attachments',
    before: 'beforePhotos',
    after: 'afterPhotos',
    signature: 'signature',
  },
  examples: {
    text: 'svcdesk orders resolve WO202611200001 --solution "Replaced the power supply"',
    file: 'svcdesk orders resolve WO202611200001 --solution-file - < report.txt',
    full: 'svcdesk orders resolve WO202611200001 --solution "Cable reseated" --spent 45 --cause line --after port.jpg',
  },
  next: nextOf,
});

/** `svcdesk orders decline` */
export const decline = write({
  call: contract.decline,
  kind: 'order',
  each: 'orderId',
  fields: { reason: code('reasonCode', 'declineReason'), remark: 'remark' },
  examples: { one: 'svcdesk orders decline WO202611200001 --reason busy' },
});

/** `svcdesk orders release` */
export const release = write({
  call: contract.release,
  kind: 'order',
  each: 'orderId',
  fields: { reason: code('reasonCode', 'declineReason'), remark: 'remark' },
  examples: { one: 'svcdesk orders release WO202611200001 --reason skill --remark "Needs an electrician"' },
});

/** `svcdesk orders hang-up` */
export const hangUp = write({
  call: contract.hangUp,
  kind: 'order',
  each: 'orderId',
  fields: { reason: code('reasonCode', 'hangUpReason'), remark: 'remark', 'resume-at': 'resumeAt' },
  examples: { one: 'svcdesk orders hang-up WO202611200001 --reason waitParts --resume-at "monday 9:00"' },
});

/** `svcdesk orders transfer` */
export const transfer = write({
  call: contract.transfer,
  kind: 'order',
  each: 'orderId',
  fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
  examples: { one: 'svcdesk orders transfer WO202611200001 --group "Network team"' },
});

/** `svcdesk orders activate` */
export const activate = write({
  call: contract.activate,
  kind: 'order',
  each: resource('id', 'order'),
  fields: { remark: 'remark', attach: 'attachments' },
  fixed: { handleType: handleType.activate },
  next: nextOf,
  examples: { one: 'svcdesk orders activate WO202611200001' },
});

/** `svcdesk orders cancel` */
export const cancel = write({
  call: contract.cancel,
  kind: 'order',
  each: 'orderId',
  fields: { reason: code('reason', 'cancelReason'), remark: 'remark', 'duplicate-of': 'duplicateOfId' },
  confirm: true,
  examples: { one: 'svcdesk orders cancel WO202611200001 --reason mistaken --yes' },
});

/** `svcdesk orders clock-in` */
export const clockIn = write({
  call: contract.clockIn,
  kind: 'order',
  args: ['orderId'],
  fields: {
    latitude: 'latitude',
    longitude: 'longitude',
    accuracy: 'accuracy',
    address: 'address',
    photo: 'photos',
    remark: 'remark',
  },
  examples: { one: 'svcdesk orders clock-in WO202611200001 --address "Main entrance"' },
});

/** `svcdesk orders progress` */
export const progress = write({
  call: contract.progress,
  kind: 'order',
  args: ['orderId'],
  texts: { content: 'content' },
  fields: {
    internal: switchFor('internal'),
    mention: 'mentionIds',
    'notify-reporter': switchFor('notifyReporter'),
    attach: 'attachments',
  },
  examples: {
    one: 'svcdesk orders progress WO202611200001 --content "Parts ordered" --internal',
    notify: 'svcdesk orders progress WO202611200001 --content "We come at 15:00" --notify-reporter',
    file: 'svcdesk orders progress WO202611200001 --content-file - < note.txt',
  },
});

/** `svcdesk orders supplement` */
export const supplement = write({
  call: contract.supplement,
  kind: 'order',
  args: ['orderId'],
  texts: { content: 'content' },
  fields: { attach: 'attachments' },
  examples: { one: 'svcdesk orders supplement WO202611200001 --content "It is the printer on the left"' },
});

/** `svcdesk orders remind` */
export const remind = write({
  call: contract.remind,
  kind: 'order',
  each: 'orderId',
  examples: { one: 'svcdesk orders remind WO202611200001' },
});

/** `svcdesk orders cc` */
export const cc = write({
  call: backlog.ccMark,
  kind: 'order',
  each: 'orderId',
  fields: { person: 'userIds', group: 'groupIds', remark: 'remark' },
  action: 'cc',
  examples: { one: 'svcdesk orders cc WO202611200001 --person @me' },
});

/** `svcdesk orders edit` */
export const edit = write({
  call: contract.edit,
  kind: 'order',
  args: ['orderId'],
  fields: {
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
    type: 'typeId',
    catalog: 'serverCatalogId',
    service: 'serviceMode',
    reporter: 'reportId',
    remark: 'remark',
  },
  own: customFieldFlag,
  async complete(request, connection, context, flags) {
    const order = await connection.caller.call(contract.detail, { orderId: String(request.orderId) });
    // The contract wants the version that the change was made on.
    const version = { version: order.version };
    if ((flags.field as readonly unknown[]).length === 0) return version;
    const { cellId, typeId, fields } = { ...order, ...request };
    const answers = fields as typeof order.fields;
    const draft = {
      cellId,
      typeId,
      fields: answers.map(({ fieldId, fieldValue }) => ({ fieldId, fieldValue })),
    };
    return { ...version, ...(await withCustomFields(draft, connection, context, flags)) };
  },
  examples: { one: 'svcdesk orders edit WO202611200001 --priority urgent' },
});

/** `svcdesk orders create` */
export const create = write({
  call: contract.create,
  kind: 'order',
  texts: { content: 'content' },
  fields: {
    site: 'cellId',
    type: 'typeId',
    catalog: 'serverCatalogId',
    title: 'title',
    priority: { field: 'priority', words: priorityWords },
    impact: { field: 'scope', words: impactWords },
    reporter: 'reportId',
    'reporter-name': 'reportName',
    'reporter-phone': 'reportPhone',
    asset: 'assetIds',
    attach: 'attachment',
    'began-at': 'gmtStart',
    group: 'groupId',
    engineer: 'engineerId',
    'plan-start': 'planStart',
    'plan-end': 'planEnd',
    remark: 'remark',
    'repeat-of': 'repeatOfId',
    'duplicate-of': 'duplicateOfId',
  },
  own: customFieldFlag,
  complete: withCustomFields,
  next: nextOf,
  examples: {
    file: 'svcdesk orders create --input order.json',
    one: 'svcdesk orders create --site S001 --type Fault --catalog Printers --title "Paper jam"',
    field:
      'svcdesk orders create --site S001 --type Fault --catalog Printers --title "Too hot" --field Temperature=24',
    duplicate: 'svcdesk orders create --input order.json --duplicate-of WO202611200001',
  },
});

/** `svcdesk orders plan` */
export const plan = write({
  call: schedules.change,
  kind: 'order',
  args: ['orderId'],
  fields: {
    'plan-start': 'planStart',
    'plan-end': 'planEnd',
    engineer: 'engineerId',
    force: switchFor('force'),
    remark: 'remark',
  },
  action: 'plan',
  examples: {
    one: 'svcdesk orders plan WO202611200001 --plan-start "monday 9:00" --plan-end "monday 11:00"',
  },
});

/** `svcdesk orders depart` */
export const depart = write({
  call: contract.depart,
  kind: 'order',
  each: 'orderId',
  fields: { eta: 'etaMinutes', remark: 'remark', at: 'at' },
  examples: { one: 'svcdesk orders depart WO202611200001 --eta 30' },
});

/** One rating, which is meant for all that is rated. */
const oneRating = /^\s*\d\s*$/;

/** `svcdesk orders evaluate` */
export const evaluate = write({
  call: contract.evaluate,
  kind: 'order',
  each: 'orderId',
  fields: {
    stars: 'stars',
    label: { field: 'label', words: tagWords },
    content: 'content',
    attach: 'attachment',
  },
  completes: ['label'],
  complete: async ({ label = '', stars }) => ({
    label,
    stars: oneRating.test(String(stars)) ? starDimensions.map(() => String(stars).trim()).join(',') : stars,
  }),
  examples: {
    good: 'svcdesk orders evaluate WO202611200001 --stars 5 --label goodTechnology,friendly',
    mixed: 'svcdesk orders evaluate WO202611200001 --stars 2,5,4,5 --content "An hour late"',
    one: 'svcdesk orders evaluate WO202611200001 --input evaluation.json',
  },
});

/** `svcdesk orders uncc` */
export const uncc = write({
  call: contract.cancelCc,
  kind: 'order',
  each: 'orderId',
  fields: { person: 'userIds', group: 'groupIds' },
  examples: { one: 'svcdesk orders uncc WO202611200001 --person @me' },
});
