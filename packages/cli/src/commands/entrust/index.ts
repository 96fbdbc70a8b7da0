import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk entrust` */
export const entrust = {
  verbs: {
    list,
    view,
  },
};
