import { config, versions } from '@svcdesk/core/contract/app';
import { list, noun, view } from '../calls/define.ts';

/** `svcdesk server`: version and public settings of the service. */
export const server = noun('server', {
  view: view({
    call: config,
    examples: { one: 'svcdesk server view' },
  }),
  versions: list({
    call: versions,
    columns: ['version', 'date', 'notes'],
    examples: { one: 'svcdesk server versions' },
  }),
});
