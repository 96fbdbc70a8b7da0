import { list } from './list.ts';
import { read } from './read.ts';
import { view } from './view.ts';

/** `svcdesk messages` */
export const messages = {
  verbs: {
    list,
    read,
    view,
  },
};
