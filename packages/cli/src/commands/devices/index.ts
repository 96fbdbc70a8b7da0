import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk devices` */
export const devices = {
  verbs: {
    list,
    view,
  },
};
