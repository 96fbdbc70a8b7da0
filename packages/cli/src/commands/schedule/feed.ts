import { feed as call } from '@svcdesk/core/contract/schedules';
import { writeCommand } from '../../call-commands/write-command.ts';
import { switchFor } from '../../fields/field-use.ts';

/** `svcdesk schedule feed` */
export const feed = writeCommand({
  name: 'schedule feed',
  call,
  fields: {
    rotate: { ...switchFor('rotate'), conflicts: ['revoke'] },
    revoke: switchFor('revoke'),
  },
  shows: ['url', 'since'],
  viewed: false,
  examples: { one: 'svcdesk schedule feed', rotate: 'svcdesk schedule feed --rotate' },
});
