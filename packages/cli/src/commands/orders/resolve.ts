import { resolve as call } from '@svcdesk/core/contract/orders';
import { writeCommand } from '../../call-commands/write-command.ts';
import { codeFor } from '../../fields/field-use.ts';
import { nextOf } from './next-of.ts';

/** `svcdesk orders resolve` */
export const resolve = writeCommand({
  name: 'orders resolve',
  call,
  kind: 'order',
  args: ['orderId'],
  texts: { solution: 'solution' },
  fields: {
    spent: 'spentMinutes',
    cause: codeFor('causeCode', 'cause'),
    remark: 'remark',
    attach: 'attachments',
    before: 'beforePhotos',
    after: 'afterPhotos',
    signature: 'signature',
  },
  examples: {
    text: 'svcdesk orders resolve WO202611200001 --solution "Replaced the power supply"',
    file: 'svcdesk orders resolve WO202611200001 --solution-file - < report.txt',
    full: 'svcdesk orders resolve WO202611200001 --solution "Cable reseated" --spent 45 --cause line --after port.jpg',
  },
  next: nextOf,
});
