import { decide, detail, page } from '@svcdesk/core/contract/reviews';
import { list, noun, view, write } from '../calls/define.ts';
import { resource, statuses } from '../calls/fields.ts';

/** `svcdesk reviews`: registrations and changes under review. */
export const reviews = noun('reviews', {
  list: list({
    call: page,
    kind: 'review',
    fields: { status: statuses('status', 'review') },
    columns: ['kind', 'status', 'applicantName', 'groupName', 'createdAt', 'id'],
    examples: { one: 'svcdesk reviews list --status waiting' },
  }),
  view: view({
    call: detail,
    kind: 'review',
    args: [resource('id', 'review')],
    examples: { one: 'svcdesk reviews view 01900000-0000-7000-8000-000000000001' },
  }),
  decide: write({
    call: decide,
    kind: 'review',
    each: resource('id', 'review'),
    fields: { approve: 'approve', group: 'groupId' },
    texts: { comment: 'comment' },
    examples: {
      one: 'svcdesk reviews decide 01900000-0000-7000-8000-000000000001 --approve yes',
      no: 'svcdesk reviews decide 01900000-0000-7000-8000-000000000001 --approve no --comment "Certificate is missing"',
    },
  }),
});
