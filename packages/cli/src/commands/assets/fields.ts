import { properties as call } from '@svcdesk/core/contract/order-assets';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk assets fields` */
export const fields = listCommand({
  name: 'assets fields',
  call,
  whole: true,
  args: ['classId'],
  columns: ['key', 'name', 'fieldTypeName', 'required'],
  asksBack: true,
  examples: { one: 'svcdesk assets fields Printers' },
});
