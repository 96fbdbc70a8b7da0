import { find as call } from '@svcdesk/core/contract/templates';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk templates view` */
export const view = viewCommand({
  name: 'templates view',
  call,
  fields: { site: 'cellId', type: 'orderTypeId' },
  examples: { one: 'svcdesk templates view --site S001 --type Fault' },
});
