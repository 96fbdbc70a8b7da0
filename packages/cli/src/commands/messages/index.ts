import { list } from './list.ts';
import { read } from './read.ts';
import { readAll } from './read-all.ts';
import { unread } from './unread.ts';
import { view } from './view.ts';

/** `svcdesk messages` */
export const messages = {
  verbs: {
    list,
    read,
    view,
    unread,
    'read-all': readAll,
  },
};
