import { ask, decide, mine, page } from '@svcdesk/core/contract/joins';
import { list, noun, write } from '../calls/define.ts';
import { joinWords } from '../calls/statuses.ts';

/** `svcdesk joins`: requests to join. */
export const joins = noun('joins', {
  list: list({
    call: page,
    fields: { status: { field: 'status', words: joinWords } },
    columns: ['status', 'applicantName', 'applicantPhone', 'cellName', 'createdAt', 'id'],
    examples: { one: 'svcdesk joins list' },
  }),
  mine: list({
    call: mine,
    unpaged: true,
    columns: ['status', 'cellName', 'createdAt', 'remark'],
    examples: { one: 'svcdesk joins mine' },
  }),
  ask: write({
    call: ask,
    args: [{ field: 'cellCode', name: 'CODE' }],
    fields: { remark: 'remark' },
    hasView: false,
    examples: { one: 'svcdesk joins ask S001 --remark "New store manager"' },
  }),
  decide: write({
    call: decide,
    args: [{ field: 'id', name: 'REQUEST' }],
    fields: { approve: 'approve', scope: 'cellScope', remark: 'remark' },
    hasView: false,
    examples: { one: 'svcdesk joins decide 0190a6b8-0000-7000-8000-000000000001 --approve yes' },
  }),
});
