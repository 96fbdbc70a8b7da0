import { update as call } from '@svcdesk/core/contract/assets';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk assets edit` */
export const edit = writeCommand({
  name: 'assets edit',
  call,
  args: ['ciId'],
  fields: { name: 'name', field: { field: 'fields', pairs: true }, 'off-shelf-reason': 'offShelfReason' },
  viewed: false,
  examples: { one: 'svcdesk assets edit A-0001 --field room=B2' },
});
