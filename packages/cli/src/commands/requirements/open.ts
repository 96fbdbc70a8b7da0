import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk requirements open` */
export const open = openCommand({
  name: 'requirements open',
  thing: 'requirement',
  kind: 'requirement',
  examples: { one: 'svcdesk requirements open RQ202611200001' },
});
