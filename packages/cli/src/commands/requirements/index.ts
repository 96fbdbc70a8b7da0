import { breakLock } from './break-lock.ts';
import { cancel } from './cancel.ts';
import { counts } from './counts.ts';
import { create } from './create.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { lock } from './lock.ts';
import { open } from './open.ts';
import { reject } from './reject.ts';
import { remind } from './remind.ts';
import { toOrder } from './to-order.ts';
import { unlock } from './unlock.ts';
import { view } from './view.ts';

/** `svcdesk requirements` */
export const requirements = {
  verbs: {
    list,
    view,
    open,
    lock,
    unlock,
    reject,
    cancel,
    counts,
    create,
    'to-order': toOrder,
    history,
    remind,
    'break-lock': breakLock,
  },
};
