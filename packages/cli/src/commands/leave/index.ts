import { remove } from './delete.ts';
import { list } from './list.ts';
import { set } from './set.ts';

/** `svcdesk leave` */
export const leave = {
  verbs: {
    list,
    set,
    delete: remove,
  },
};
