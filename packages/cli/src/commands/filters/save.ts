import { saveFilter as call } from '@svcdesk/core/contract/account';
import { writeCommand } from '../../call-commands/write-command.ts';

/** `svcdesk filters save` */
export const save = writeCommand({
  name: 'filters save',
  call,
  args: [{ field: 'kind', name: 'LIST' }],
  fields: { name: 'name', filter: { field: 'filter', pairs: true } },
  viewed: false,
  examples: { one: 'svcdesk filters save orders --name Late --filter sla=late' },
});
