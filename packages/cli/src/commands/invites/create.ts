import { create as call } from '@svcdesk/core/contract/invites';
import { writeCommand } from '../../call-commands/write-command.ts';
import { thingFor } from '../../fields/field-use.ts';

/** `svcdesk invites create` */
export const create = writeCommand({
  name: 'invites create',
  call,
  args: [thingFor('cellIds', 'site')],
  fields: { scope: 'cellScope', days: 'days', uses: 'uses' },
  shows: ['code', 'link', 'expiresAt'],
  viewed: false,
  examples: { one: 'svcdesk invites create S001 --days 7 --uses 5' },
});
