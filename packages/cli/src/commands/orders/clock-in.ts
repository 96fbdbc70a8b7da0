import { clockIn as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk orders clock-in` */
export const clockIn = writeCommand({
  name: 'orders clock-in',
  call,
  kind: 'order',
  args: ['orderId'],
  fields: {
    latitude: 'latitude',
    longitude: 'longitude',
    accuracy: 'accuracy',
    address: 'address',
    photo: 'photos',
    remark: 'remark',
  },
  examples: {
    one: 'svcdesk orders clock-in WO202611200001 --address "Main entrance"',
  },
});
