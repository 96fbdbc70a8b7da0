import { save as call } from '@svcdesk/core/contract/calendars';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk calendars save` */
export const save = writeCommand({
  name: 'calendars save',
  call,
  fields: { name: 'name', zone: 'timeZone' },
  viewed: false,
  examples: { one: 'svcdesk calendars save --input calendar.json' },
});
