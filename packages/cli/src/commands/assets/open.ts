import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk assets open` */
export const open = openCommand({
  name: 'assets open',
  thing: 'asset',
  kind: 'asset',
  examples: { one: 'svcdesk assets open A0001' },
});
