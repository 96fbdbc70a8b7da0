import { today as call } from '@svcdesk/core/contract/schedules';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule today` */
export const today = listCommand({
  name: 'schedule today',
  call,
  whole: true,
  fields: { date: 'date' },
  columns: ['planStart', 'planEnd', 'orderNo', 'cellName', 'title'],
  examples: {
    one: 'svcdesk schedule today',
  },
});
