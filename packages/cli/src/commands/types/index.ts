import { list } from './list.ts';

/** `svcdesk types` */
export const types = {
  verbs: {
    list,
  },
};
