import type { api as source } from '../../zh-CN/commands/api.ts';

/** `svcdesk api` */
export const api: typeof source = {
  '': {
    summary: 'Make a call by its address and print the data of the answer',
    arguments: { METHOD: 'GET or POST', PATH: 'Address of the call' },
    flags: {
      field: 'A field whose value is read as JSON',
      'raw-field': 'A field whose value is text as it stands',
      paginate: 'Fetch all pages, one answer each',
    },
    examples: { read: 'Read a page', file: 'A request from a file', pages: 'Read all pages' },
  },
};
