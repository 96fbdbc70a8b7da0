import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk assets` */
export const assets = {
  verbs: {
    list,
    view,
  },
};
