import type { RequestOf } from '@svcdesk/core/contract';
import { detail, handle, page, raise } from '@svcdesk/core/contract/pm-orders';
import { list, noun, open, view, write } from '../calls/define.ts';
import { resource, statuses } from '../calls/fields.ts';
import type { WriteParts } from '../calls/parts.ts';
import type { Context, Input } from '../command.ts';
import { type Flags, pairs } from '../line/flags.ts';
import type { Connection } from '../session/connection.ts';

const pmOrder = resource('id', 'pm');

/** Flags that answer the items of a check list: by result or value, what is abnormal, and photos. */
const answerFlags = {
  answer: pairs('ITEM=VALUE'),
  abnormal: pairs('ITEM=REMARK'),
  photo: pairs('ITEM=FILE'),
} satisfies Flags;

/** Answers to a check list: those that came as JSON, and those of the flags. */
async function withAnswers(
  { id, answers: given = [] }: Record<string, unknown>,
  connection: Connection,
  context: Context,
  flags: Input['flags'],
): Promise<{ answers?: object[] }> {
  const { answersOf } = await import('./pm-answers.ts');
  const answers = [...(given as object[]), ...(await answersOf(id, flags, connection, context))];
  return answers.length > 0 ? { answers } : {};
}

/** A step of the lifecycle, for each of several orders. */
function act(
  action: RequestOf<typeof handle>['action'],
  parts: Omit<WriteParts<typeof handle>, 'call' | 'kind' | 'each' | 'fixed' | 'action'>,
) {
  return write({ call: handle, kind: 'pm', each: pmOrder, fixed: { action }, action, ...parts });
}

/** `svcdesk pm`: preventive-maintenance orders. */
export const pm = noun('pm', {
  list: list({
    call: page,
    kind: 'pm',
    fields: { status: statuses('status', 'pm'), scope: 'scope', site: 'cellId', keyword: 'keyword' },
    columns: ['orderNo', 'status', 'dueOn', 'engineerName', 'cellName', 'title'],
    examples: { one: 'svcdesk pm list --scope mine' },
  }),
  view: view({
    call: detail,
    kind: 'pm',
    args: [pmOrder],
    examples: { one: 'svcdesk pm view PM202611200001' },
  }),
  open: open({
    resource: 'pm',
    kind: 'pm',
    examples: { one: 'svcdesk pm open PM202611200001' },
  }),
  record: act('record', {
    otherCalls: [detail],
    fields: { remark: 'remark' },
    own: answerFlags,
    complete: withAnswers,
    examples: {
      one: 'svcdesk pm record PM202611200001 --answer Temperature=24 --answer Filter=normal',
      abnormal:
        'svcdesk pm record PM202611200001 --abnormal "Water leak=In the corner" --photo "Water leak=corner.jpg"',
    },
  }),
  raise: write({
    call: raise,
    kind: 'order',
    args: [pmOrder],
    fields: {
      item: resource('itemId', 'item'),
      type: 'typeId',
      catalog: 'serverCatalogId',
      title: 'title',
      content: 'content',
    },
    examples: { one: 'svcdesk pm raise PM202611200001 --item 01900000-0000-7000-8000-000000000001' },
  }),
  finish: act('finish', {
    otherCalls: [detail],
    fields: { remark: 'remark' },
    own: answerFlags,
    complete: withAnswers,
    examples: { one: 'svcdesk pm finish PM202611200001' },
  }),
  schedule: act('schedule', {
    fields: { 'plan-start': 'planStart', 'plan-end': 'planEnd', engineer: 'engineerId' },
    examples: {
      one: 'svcdesk pm schedule PM202611200001 --plan-start "tomorrow 9:00" --plan-end "tomorrow 10:00"',
    },
  }),
  skip: act('skip', {
    fields: { remark: 'remark' },
    confirm: true,
    examples: { one: 'svcdesk pm skip PM202611200001 --remark "The site is closed" --yes' },
  }),
  start: act('start', { examples: { one: 'svcdesk pm start PM202611200001' } }),
  transfer: act('transfer', {
    fields: { group: 'groupId', engineer: 'engineerId', remark: 'remark' },
    examples: { one: 'svcdesk pm transfer PM202611200001 --group "Network team"' },
  }),
});
