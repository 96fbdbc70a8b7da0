import { choice as call } from '@svcdesk/core/contract/knowledge';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk knowledge answer` */
export const answer = writeCommand({
  name: 'knowledge answer',
  call,
  args: [{ field: 'answerId', name: 'ANSWER' }],
  fields: { helpful: 'helpful', order: 'orderId' },
  viewed: false,
  examples: { one: 'svcdesk knowledge answer 0190a6b8-0000-7000-8000-000000000001 --helpful yes' },
});
