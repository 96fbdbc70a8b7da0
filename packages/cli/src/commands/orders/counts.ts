import { countStatus as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk orders counts` */
export const counts = listCommand({
  name: 'orders counts',
  call,
  kind: 'order',
  whole: true,
  fields: { scope: 'scope', site: 'cellId', from: 'from', to: 'to' },
  columns: ['status', 'count'],
  examples: {
    one: 'svcdesk orders counts --site S001',
    group: 'svcdesk orders counts --scope group --from -7d',
  },
});
