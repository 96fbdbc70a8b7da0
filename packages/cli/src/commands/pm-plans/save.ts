import { save as call } from '@svcdesk/core/contract/pm-plans';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk pm-plans save` */
export const save = writeCommand({
  name: 'pm-plans save',
  call,
  fields: { name: 'name', site: 'cellId', group: 'groupId' },
  viewed: false,
  examples: { one: 'svcdesk pm-plans save --input plan.json' },
});
