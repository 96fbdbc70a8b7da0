import { cancel } from './cancel.ts';
import { list } from './list.ts';
import { lock } from './lock.ts';
import { reject } from './reject.ts';
import { unlock } from './unlock.ts';
import { view } from './view.ts';

/** `svcdesk requirements` */
export const requirements = {
  verbs: {
    list,
    view,
    lock,
    unlock,
    reject,
    cancel,
  },
};
