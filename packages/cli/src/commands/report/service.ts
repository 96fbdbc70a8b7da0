import { service as call } from '@svcdesk/core/contract/reports';
import { viewCommand } from '../../call-commands/view-command.ts';

/** `svcdesk report service` */
export const service = viewCommand({
  name: 'report service',
  call,
  args: [{ field: 'month', name: 'MONTH' }],
  fields: { site: 'cellId' },
  examples: { one: 'svcdesk report service 2026-10 --site S001' },
});
