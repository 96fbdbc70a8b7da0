import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk pm` */
export const pm = {
  verbs: {
    list,
    view,
  },
};
