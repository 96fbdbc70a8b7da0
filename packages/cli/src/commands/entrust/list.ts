import { page as call } from '@svcdesk/core/contract/entrust';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk entrust list` */
export const list = listCommand({
  name: 'entrust list',
  call,
  kind: 'entrust',
  fields: { status: statusFor('status', 'entrust'), side: 'side', keyword: 'keyword' },
  columns: ['entrustNo', 'status', 'side', 'partnerName', 'dueAt', 'title'],
  examples: {
    one: 'svcdesk entrust list --side partner',
  },
});
