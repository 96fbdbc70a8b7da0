import { list as call } from '@svcdesk/core/contract/calendars';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk calendars list` */
export const list = listCommand({
  name: 'calendars list',
  call,
  whole: true,
  columns: ['name', 'timeZone', 'isDefault', 'id'],
  examples: { one: 'svcdesk calendars list' },
});
