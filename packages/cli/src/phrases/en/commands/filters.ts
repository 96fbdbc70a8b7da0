import type { filters as source } from '../../zh-CN/commands/filters.ts';

/** `svcdesk filters` */
export const filters: typeof source = {
  save: {
    flags: { filter: 'What narrows another list: key=value, once for each', id: 'The filter to change: id' },
    examples: { one: 'A filter of the list of orders', other: 'A filter of another list' },
  },
};
