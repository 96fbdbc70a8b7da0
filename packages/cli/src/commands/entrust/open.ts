import { openCommand } from '../../call-commands/open-command.ts';

/** `svcdesk entrust open` */
export const open = openCommand({
  name: 'entrust open',
  thing: 'entrust',
  kind: 'entrusted',
  examples: { one: 'svcdesk entrust open EN202611200001' },
});
