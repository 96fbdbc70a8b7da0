import { suggestEngineers as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk engineers suggest` */
export const suggest = listCommand({
  name: 'engineers suggest',
  call,
  whole: true,
  asksBack: true,
  args: ['orderId'],
  fields: { group: 'groupId' },
  columns: ['engineer', 'groupName', 'saturation', 'openCount', 'onDuty', 'reasons'],
  examples: { one: 'svcdesk engineers suggest WO202611200001' },
});
