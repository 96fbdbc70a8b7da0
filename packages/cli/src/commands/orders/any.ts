import { findAny as call } from '@svcdesk/core/contract/orders';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk orders any` */
export const any = viewCommand({
  name: 'orders any',
  call,
  args: [{ field: 'orderNo', name: 'NUMBER' }],
  examples: { one: 'svcdesk orders any PM202611200001' },
});
