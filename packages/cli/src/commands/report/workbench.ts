import { data as call } from '@svcdesk/core/contract/workbench';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk report workbench` */
export const workbench = viewCommand({
  name: 'report workbench',
  call,
  examples: { one: 'svcdesk report workbench' },
});
