import { create as call } from '@svcdesk/core/contract/entrust';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk entrust create`: hands an order to a partner. */
export const create = writeCommand({
  name: 'entrust create',
  call,
  kind: 'entrust',
  args: ['orderId'],
  fields: {
    partner: 'partnerTenantId',
    remark: 'remark',
    'due-at': 'dueAt',
    asset: 'assetIds',
    attach: 'attachments',
  },
  viewed: false,
  next: ({ entrustNo }) => `svcdesk entrust view ${entrustNo}`,
  examples: {
    one: 'svcdesk entrust create WO202611200001 --partner "Yuanqiao" --remark "Bring a power meter"',
  },
});
