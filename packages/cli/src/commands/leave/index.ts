import { list } from './list.ts';

/** `svcdesk leave` */
export const leave = {
  verbs: {
    list,
  },
};
