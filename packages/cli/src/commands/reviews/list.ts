import { page as call } from '@svcdesk/core/contract/reviews';
import { listCommand } from '../../call-commands/list-command.ts';
import { statusFor } from '../../fields/field-use.ts';

/** `svcdesk reviews list` */
export const list = listCommand({
  name: 'reviews list',
  call,
  kind: 'review',
  fields: { status: statusFor('status', 'review') },
  columns: ['kind', 'status', 'applicantName', 'groupName', 'createdAt', 'id'],
  examples: {
    one: 'svcdesk reviews list --status waiting',
  },
});
