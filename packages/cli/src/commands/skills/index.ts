import { list } from './list.ts';

/** `svcdesk skills` */
export const skills = {
  verbs: {
    list,
  },
};
