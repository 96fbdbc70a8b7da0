import { list } from './list.ts';
import { queue } from './queue.ts';
import { take } from './take.ts';

/** `svcdesk pool` */
export const pool = {
  verbs: {
    list,
    queue,
    take,
  },
};
