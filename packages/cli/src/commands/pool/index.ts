import { list } from './list.ts';

/** `svcdesk pool` */
export const pool = {
  verbs: {
    list,
  },
};
