import { versions as call } from '@svcdesk/core/contract/app';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk server versions` */
export const versions = listCommand({
  name: 'server versions',
  call,
  columns: ['version', 'date', 'notes'],
  examples: { one: 'svcdesk server versions' },
});
