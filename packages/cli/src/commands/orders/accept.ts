import { accept as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { nextOf } from './next-of.ts';

/** `svcdesk orders accept` */
export const accept = writeCommand({
  name: 'orders accept',
  call,
  kind: 'order',
  each: 'orderId',
  fields: { 'plan-start': 'planStart', 'plan-end': { field: 'planEnd', needs: 'plan-start' } },
  always: { handleType: 3 },
  examples: {
    one: 'svcdesk orders accept WO202611200001',
    several: 'svcdesk orders accept WO202611200001 WO202611200002',
    planned: 'svcdesk orders accept WO202611200001 --plan-start "tomorrow 9:00" --plan-end "tomorrow 10:30"',
  },
  next: nextOf,
});
