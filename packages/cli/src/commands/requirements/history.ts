import { records as call } from '@svcdesk/core/contract/requirements';
import { listCommand } from '../../call-commands/list-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk requirements history` */
export const history = listCommand({
  name: 'requirements history',
  call,
  whole: true,
  asksBack: true,
  args: [thingFor('id', 'requirement')],
  columns: ['at', 'action', 'byName', 'remark'],
  examples: { one: 'svcdesk requirements history RQ202611200001' },
});
