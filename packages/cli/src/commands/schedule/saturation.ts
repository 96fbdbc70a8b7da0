import { calendarSaturation as call } from '@svcdesk/core/contract/plans';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk schedule saturation` */
export const saturation = listCommand({
  name: 'schedule saturation',
  call,
  whole: true,
  fields: { person: 'accountId', from: 'from', days: 'days' },
  columns: ['date', 'saturation', 'plannedMinutes', 'capacityMinutes', 'unplannedCount', 'leave'],
  examples: { one: 'svcdesk schedule saturation --from monday --days 7' },
});
