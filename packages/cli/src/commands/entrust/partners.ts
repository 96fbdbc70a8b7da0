import { partners as call } from '@svcdesk/core/contract/entrust';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk entrust partners` */
export const partners = listCommand({
  name: 'entrust partners',
  call,
  whole: true,
  columns: ['name', 'id'],
  examples: {
    one: 'svcdesk entrust partners',
  },
});
