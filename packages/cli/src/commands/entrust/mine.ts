import { mine as call } from '@svcdesk/core/contract/entrust';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk entrust mine` */
export const mine = listCommand({
  name: 'entrust mine',
  call,
  kind: 'entrust',
  fields: { status: statusFor('status', 'entrust'), side: 'side', keyword: 'keyword' },
  columns: ['entrustNo', 'status', 'side', 'partnerName', 'dueAt', 'title'],
  examples: {
    one: 'svcdesk entrust mine',
  },
});
