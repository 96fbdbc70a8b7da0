import { search as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk orders search` */
export const search = listCommand({
  name: 'orders search',
  call,
  args: [{ field: 'keyword', name: 'TEXT' }],
  fields: { kind: 'kinds', from: 'from', to: 'to' },
  columns: ['orderNo', 'kind', 'status', 'cellName', 'title'],
  examples: {
    one: 'svcdesk orders search printer --from -30d',
  },
});
