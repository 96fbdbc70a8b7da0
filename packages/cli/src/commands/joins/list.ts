import { page as call } from '@svcdesk/core/contract/joins';
import { listCommand } from '../../call-commands/list-command.ts';
import { joinWords } from '../../fields/codes.ts';

/** `svcdesk joins list` */
export const list = listCommand({
  name: 'joins list',
  call,
  fields: { status: { field: 'status', words: joinWords } },
  columns: ['status', 'applicantName', 'applicantPhone', 'cellName', 'createdAt', 'id'],
  examples: { one: 'svcdesk joins list' },
});
