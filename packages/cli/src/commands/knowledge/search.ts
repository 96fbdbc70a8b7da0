import { answers as call } from '@svcdesk/core/contract/knowledge';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk knowledge search` */
export const search = listCommand({
  name: 'knowledge search',
  call,
  whole: true,
  args: [{ field: 'question', name: 'QUESTION' }],
  columns: ['title', 'content', 'score'],
  examples: {
    one: 'svcdesk knowledge search "printer offline"',
  },
});
