import { config as call } from '@svcdesk/core/contract/app';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk server view` */
export const view = viewCommand({
  name: 'server view',
  call,
  examples: { one: 'svcdesk server view' },
});
