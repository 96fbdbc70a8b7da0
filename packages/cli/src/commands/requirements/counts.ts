import { countStatus as call } from '@svcdesk/core/contract/requirements';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk requirements counts` */
export const counts = listCommand({
  name: 'requirements counts',
  call,
  kind: 'requirement',
  whole: true,
  fields: { site: 'cellId' },
  columns: ['status', 'count'],
  examples: { one: 'svcdesk requirements counts' },
});
