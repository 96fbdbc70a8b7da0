import { list } from './list.ts';

/** `svcdesk sources` */
export const sources = {
  verbs: {
    list,
  },
};
