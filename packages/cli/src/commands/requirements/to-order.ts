import { create } from '@svcdesk/core/contract/orders';
import { toOrder as call, detail } from '@svcdesk/core/contract/requirements';
import { writeCommand } from '../../call-commands/write-command.ts';
import { priorityWords } from '../../fields/codes.ts';
import { thingFor } from '../../fields/field-use.ts';
import { customFieldFlag, withCustomFields } from '../custom-field-flag.ts';

/** `svcdesk requirements to-order`: what the requirement says needs not be said again. */
export const toOrder = writeCommand({
  name: 'requirements to-order',
  call,
  kind: 'order',
  args: [thingFor('id', 'requirement')],
  fields: {
    group: 'groupId',
    engineer: 'engineerId',
    'plan-start': 'planStart',
    'plan-end': 'planEnd',
    remark: 'remark',
  },
  inner: {
    field: 'draft',
    call: create,
    fields: {
      type: 'typeId',
      catalog: 'serverCatalogId',
      title: 'title',
      content: 'content',
      priority: { field: 'priority', words: priorityWords },
      asset: 'assetIds',
    },
    async start({ id }, { caller }) {
      const { cellId, title, content, typeId, serverCatalogId } = await caller.call(detail, {
        id: String(id),
      });
      return { cellId, title, content, typeId, serverCatalogId };
    },
  },
  filled: ['draft'],
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
});
