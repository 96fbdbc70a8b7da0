import { list } from './list.ts';
import { queue } from './queue.ts';

/** `svcdesk pool` */
export const pool = {
  verbs: {
    list,
    queue,
  },
};
