import { accept } from '@svcdesk/core/contract/orders';
import { page, queue } from '@svcdesk/core/contract/pool';
import { handleType } from '@svcdesk/core/rules';
import { list, noun, write } from '../calls/define.ts';
import { statuses } from '../calls/fields.ts';
import { nextOf } from '../work.ts';

/** `svcdesk pool`: orders that no engineer has taken yet. */
export const pool = noun('pool', {
  list: list({
    call: page,
    kind: 'order',
    fields: { group: 'groupId', part: 'part', status: statuses('status', 'order') },
    columns: ['orderNo', 'status', 'priority', 'nextDueAt', 'cellName', 'title'],
    examples: { one: 'svcdesk pool list --group "Network team"' },
  }),
  queue: list({
    call: queue,
    kind: 'order',
    unpaged: true,
    fields: { group: 'groupId', part: 'part', by: 'sort' },
    items: ({ list }) => list,
    columns: ['orderNo', 'priority', 'nextDueAt', 'suggestion', 'cellName', 'title'],
    examples: { one: 'svcdesk pool queue', urgent: 'svcdesk pool queue --by urgency' },
  }),
  // What `orders accept` does, under the name that belongs to the pool.
  take: write({
    call: accept,
    kind: 'order',
    each: 'orderId',
    fixed: { handleType: handleType.accept },
    examples: { one: 'svcdesk pool take WO202611200001' },
    next: nextOf,
  }),
});
