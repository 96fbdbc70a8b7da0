import { feed as call } from '@svcdesk/core/contract/schedules';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk schedule feed` */
export const feed = writeCommand({
  name: 'schedule feed',
  call,
  viewed: false,
  examples: { one: 'svcdesk schedule feed' },
});
