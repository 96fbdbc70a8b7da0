import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk orders open` */
export const open = openCommand({
  name: 'orders open',
  thing: 'order',
  kind: 'order',
  examples: { one: 'svcdesk orders open WO202611200001' },
});
