import { add } from './add.ts';
import { remove } from './delete.ts';
import { edit } from './edit.ts';
import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk reporters` */
export const reporters = {
  verbs: {
    list,
    view,
    add,
    edit,
    delete: remove,
  },
};
