import { remove } from './delete.ts';
import { deliveries } from './deliveries.ts';
import { list } from './list.ts';
import { set } from './set.ts';

/** `svcdesk webhooks` */
export const webhooks = {
  verbs: {
    list,
    delete: remove,
    set,
    deliveries,
  },
};
