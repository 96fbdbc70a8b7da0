import { finish } from './finish.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { raise } from './raise.ts';
import { record } from './record.ts';
import { schedule } from './schedule.ts';
import { skip } from './skip.ts';
import { start } from './start.ts';
import { transfer } from './transfer.ts';
import { view } from './view.ts';

/** `svcdesk pm` */
export const pm = {
  verbs: {
    list,
    view,
    open,
    record,
    raise,
    finish,
    schedule,
    skip,
    start,
    transfer,
  },
};
