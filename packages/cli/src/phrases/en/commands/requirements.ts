import type { requirements as source } from '../../zh-CN/commands/requirements.ts';

/** `svcdesk requirements` */
export const requirements: typeof source = {
  'to-order': {
    flags: {
      type: 'Order type (default: that of the requirement): name, path or id',
      catalog: 'Catalogue (default: that of the requirement): name, path or id',
      title: 'Title (default: that of the requirement)',
      content: 'Description (default: that of the requirement)',
    },
    examples: {
      one: 'Say only what the requirement does not',
      full: 'With type, catalogue and a custom field',
    },
  },
};
