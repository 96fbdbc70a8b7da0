import { lastTenHistory as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk orders at` */
export const at = listCommand({
  name: 'orders at',
  call,
  whole: true,
  asksBack: true,
  fields: { site: 'cellId', asset: 'assetId' },
  columns: ['at', 'orderNo', 'action', 'byName', 'title'],
  examples: { one: 'svcdesk orders at --site S001' },
});
