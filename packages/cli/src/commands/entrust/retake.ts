import { retake as call } from '@svcdesk/core/contract/entrust';
import { findAny } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { oneStatusFor, thingFor } from '../../fields/field-use.ts';
import { withSeenStatus } from './seen-status.ts';

/** `svcdesk entrust retake` */
export const retake = writeCommand({
  name: 'entrust retake',
  call,
  besides: [findAny],
  kind: 'entrust',
  each: thingFor('id', 'entrust'),
  fields: { remark: 'remark', status: oneStatusFor('status', 'entrust') },
  filled: ['status'],
  complete: withSeenStatus,
  examples: {
    one: 'svcdesk entrust retake EN202611200001',
    seen: 'svcdesk entrust retake EN202611200001 --status distributed',
  },
});
