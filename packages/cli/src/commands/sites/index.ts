import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk sites` */
export const sites = {
  verbs: {
    list,
    view,
  },
};
