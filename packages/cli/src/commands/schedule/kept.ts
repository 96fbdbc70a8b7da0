import { isOpenSchedule as call } from '@svcdesk/core/contract/plans';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk schedule kept` */
export const kept = viewCommand({
  name: 'schedule kept',
  call,
  fields: { person: 'accountId' },
  examples: { one: 'svcdesk schedule kept --person @me' },
});
