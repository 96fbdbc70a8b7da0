import { change as call } from '@svcdesk/core/contract/schedules';
import { writeCommand } from '../../call-commands/write-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk orders plan` */
export const plan = writeCommand({
  name: 'orders plan',
  call,
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
