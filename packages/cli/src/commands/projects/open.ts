import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk projects open` */
export const open = openCommand({
  name: 'projects open',
  thing: 'project',
  kind: 'project',
  examples: { one: 'svcdesk projects open WO202611200001' },
});
