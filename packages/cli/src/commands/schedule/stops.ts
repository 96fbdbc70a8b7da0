import { stops as call } from '@svcdesk/core/contract/schedules';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule stops` */
export const stops = listCommand({
  name: 'schedule stops',
  call,
  whole: true,
  columns: ['planStart', 'orderNo', 'cellName', 'title'],
  examples: { one: 'svcdesk schedule stops' },
});
