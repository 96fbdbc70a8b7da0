import { remove } from './delete.ts';
import { list } from './list.ts';

/** `svcdesk webhooks` */
export const webhooks = {
  verbs: {
    list,
    delete: remove,
  },
};
