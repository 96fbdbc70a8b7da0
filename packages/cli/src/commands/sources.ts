import { page } from '@svcdesk/core/contract/order-sources';
import { list, noun } from '../calls/define.ts';

/** `svcdesk sources`: where orders come from. */
export const sources = noun('sources', {
  list: list({
    call: page,
    columns: ['id', 'name', 'key'],
    examples: { one: 'svcdesk sources list' },
  }),
});
