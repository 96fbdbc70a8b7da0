import { deleteSkill as call } from '@svcdesk/core/contract/engineers';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk engineers drop-skill` */
export const dropSkill = writeCommand({
  name: 'engineers drop-skill',
  call,
  args: ['skillId'],
  confirm: true,
  viewed: false,
  examples: { one: 'svcdesk engineers drop-skill "Network" --yes' },
});
