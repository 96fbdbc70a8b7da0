import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk pm open` */
export const open = openCommand({
  name: 'pm open',
  thing: 'pm',
  kind: 'pm',
  examples: { one: 'svcdesk pm open WO202611200001' },
});
