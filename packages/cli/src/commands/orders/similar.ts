import { similar as call } from '@svcdesk/core/contract/orders';
import { listCommand } from '../../call-commands/list-command.ts';

/** `svcdesk orders similar` */
export const similar = listCommand({
  name: 'orders similar',
  call,
  kind: 'order',
  whole: true,
  asksBack: true,
  fields: { site: 'cellId', type: 'typeId', title: 'title', asset: 'assetIds' },
  columns: ['orderNo', 'status', 'title', 'createdAt'],
  examples: { one: 'svcdesk orders similar --site S001 --title "Paper jam"' },
});
