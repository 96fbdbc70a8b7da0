import { engineers as call } from '@svcdesk/core/contract/entrust';
import { listCommand } from '../../call-commands/list-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk entrust engineers`: whom it may be given to, the emptiest day first. */
export const engineers = listCommand({
  name: 'entrust engineers',
  call,
  args: [thingFor('id', 'entrust')],
  whole: true,
  fields: { keyword: 'keyword' },
  columns: ['name', 'groupName', 'saturation', 'openCount', 'phone', 'id'],
  examples: {
    one: 'svcdesk entrust engineers EN202611200001',
  },
});
