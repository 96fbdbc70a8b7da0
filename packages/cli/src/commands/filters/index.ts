import { remove } from './delete.ts';
import { list } from './list.ts';
import { save } from './save.ts';

/** `svcdesk filters` */
export const filters = {
  verbs: {
    list,
    save,
    delete: remove,
  },
};
