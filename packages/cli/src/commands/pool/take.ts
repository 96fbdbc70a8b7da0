import { accept as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { nextOf } from '../orders/next-of.ts';

/** `svcdesk pool take`: what `orders accept` does, for whoever looks at the pool. */
export const take = writeCommand({
  name: 'pool take',
  call,
  kind: 'order',
  each: 'orderId',
  always: { handleType: 3 },
  examples: { one: 'svcdesk pool take WO202611200001' },
  next: nextOf,
});
