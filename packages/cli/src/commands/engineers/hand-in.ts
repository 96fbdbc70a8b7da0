import { update as call } from '@svcdesk/core/contract/engineers';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk engineers hand-in` */
export const handIn = writeCommand({
  name: 'engineers hand-in',
  call,
  fields: { name: 'name', employer: 'employer', experience: 'experience' },
  viewed: false,
  examples: { one: 'svcdesk engineers hand-in --input profile.json' },
});
