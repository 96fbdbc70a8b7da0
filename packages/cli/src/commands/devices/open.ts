import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk devices open` */
export const open = openCommand({
  name: 'devices open',
  thing: 'device',
  kind: 'device',
  examples: { one: 'svcdesk devices open WO202611200001' },
});
