import { handle as call, findOne } from '@svcdesk/core/contract/projects';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';
import { withPresentStage } from './present-stage.ts';

/** `svcdesk projects skip-stage` */
export const skipStage = writeCommand({
  name: 'projects skip-stage',
  call,
  besides: [findOne],
  kind: 'project',
  args: [thingFor('orderId', 'project')],
  always: { action: 'skipStage' },
  action: 'skipStage',
  texts: { remark: 'remark' },
  fields: { stage: thingFor('stageId', 'stage') },
  complete: withPresentStage,
  examples: {
    one: 'svcdesk projects skip-stage PJ202611200001 --remark "The customer trains their own people"',
  },
});
