import { month as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk orders months` */
export const months = listCommand({
  name: 'orders months',
  call,
  whole: true,
  fields: { site: 'cellId', months: 'months' },
  columns: ['month', 'created', 'resolved'],
  examples: { one: 'svcdesk orders months --months 12' },
});
