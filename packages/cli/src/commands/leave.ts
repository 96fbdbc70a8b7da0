import * as calls from '@svcdesk/core/contract/leave';
import { list, noun, write } from '../calls/define.ts';
import { code } from '../calls/fields.ts';

/** `svcdesk leave`: leave of people. */
export const leave = noun('leave', {
  list: list({
    call: calls.list,
    unpaged: true,
    hasRequiredFields: true,
    fields: { person: 'accountIds', from: 'from', to: 'to' },
    defaults: { from: 'today', to: '+30d' },
    columns: ['accountName', 'leaveType', 'from', 'to', 'remark'],
    examples: { one: 'svcdesk leave list --from today --to +30d' },
  }),
  set: write({
    call: calls.save,
    args: ['accountId'],
    fields: { type: code('leaveType', 'leaveType'), from: 'from', to: 'to', remark: 'remark', id: 'id' },
    hasView: false,
    examples: {
      one: 'svcdesk leave set "Li Wei" --type annual --from "tomorrow 9:00" --to "tomorrow 18:00"',
    },
    // What they leave to others. Loaded on use: times take a calendar.
    async next({ accountName, from, to }) {
      const { localMinute } = await import('../print/time.ts');
      const [start, end] = [localMinute(from), localMinute(to)];
      return `svcdesk schedule preview --away "${accountName}" --away-from "${start}" --away-to "${end}"`;
    },
  }),
  delete: write({
    call: calls.save,
    args: [{ field: 'id', name: 'LEAVE' }],
    fixed: { delete: true },
    confirm: true,
    hasView: false,
    examples: { one: 'svcdesk leave delete 0190a6b8-0000-7000-8000-000000000001 --yes' },
  }),
});
