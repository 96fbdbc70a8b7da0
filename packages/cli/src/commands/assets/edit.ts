import { update as call } from '@svcdesk/core/contract/assets';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';

/** `svcdesk assets edit` */
export const edit = writeCommand({
  name: 'assets edit',
  call,
  args: ['ciId'],
  fields: {
    name: 'name',
    field: { field: 'fields', pairs: true },
    shelf: { field: 'flag', words: { on: [1], off: [0] } },
    'off-shelf-reason': codeFor('offShelfReason', 'offShelfReason'),
  },
  // Why it was taken off the shelf says that it was.
  complete: async ({ flag, offShelfReason }) => (offShelfReason && flag === undefined ? { flag: 0 } : {}),
  viewed: false,
  examples: {
    one: 'svcdesk assets edit A-0001 --field room=B2',
    shelf: 'svcdesk assets edit A-0001 --off-shelf-reason scrapped',
  },
});
