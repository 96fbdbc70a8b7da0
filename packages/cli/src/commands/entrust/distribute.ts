import { distribute as call } from '@svcdesk/core/contract/entrust';
import { findAny } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { oneStatusFor, thingFor } from '../../fields/field-use.ts';
import { withSeenStatus } from './seen-status.ts';

/** `svcdesk entrust distribute` */
export const distribute = writeCommand({
  name: 'entrust distribute',
  call,
  besides: [findAny],
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  fields: { engineer: 'engineerId', remark: 'remark', status: oneStatusFor('status', 'entrust') },
  filled: ['status'],
  complete: withSeenStatus,
  examples: {
    one: 'svcdesk entrust distribute EN202611200001 --engineer "Ding Yi"',
    seen: 'svcdesk entrust distribute EN202611200001 --engineer "Ding Yi" --status toDistribute',
  },
});
