import { decide as call } from '@svcdesk/core/contract/reviews';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk reviews decide` */
export const decide = writeCommand({
  name: 'reviews decide',
  call,
  kind: 'review',
  each: thingFor('id', 'review'),
  fields: { approve: 'approve', group: 'groupId' },
  texts: { comment: 'comment' },
  examples: {
    one: 'svcdesk reviews decide 01900000-0000-7000-8000-000000000001 --approve yes',
    no: 'svcdesk reviews decide 01900000-0000-7000-8000-000000000001 --approve no --comment "Certificate is missing"',
  },
});
