import { handle as call, findOne } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';
import { withPresentStage } from './present-stage.ts';

/** `svcdesk projects resolve-stage` */
export const resolveStage = writeCommand({
  name: 'projects resolve-stage',
  call,
  besides: [findOne],
  kind: 'project',
  args: [thingFor('orderId', 'project')],
  always: { action: 'resolveStage' },
  action: 'resolveStage',
  texts: { result: 'result' },
  fields: { stage: thingFor('stageId', 'stage'), attach: 'attachments' },
  complete: withPresentStage,
  examples: {
    one: 'svcdesk projects resolve-stage PJ202611200001 --result "All points tested"',
  },
});
