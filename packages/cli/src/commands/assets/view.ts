import { find as call } from '@svcdesk/core/contract/assets';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk assets view` */
export const view = viewCommand({
  name: 'assets view',
  call,
  args: ['ciId'],
  examples: {
    one: 'svcdesk assets view A0001',
  },
});
