import { acPoe } from './ac-poe.ts';
import { acceptWork } from './accept-work.ts';
import { activate } from './activate.ts';
import { allocate } from './allocate.ts';
import { close } from './close.ts';
import { create } from './create.ts';
import { finish } from './finish.ts';
import { hangUp } from './hang-up.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { passOn } from './pass-on.ts';
import { reject } from './reject.ts';
import { schedule } from './schedule.ts';
import { setChecker } from './set-checker.ts';
import { setEngineer } from './set-engineer.ts';
import { setManager } from './set-manager.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { view } from './view.ts';
import { voidIt } from './void.ts';
import { wifi } from './wifi.ts';

/** `svcdesk devices` */
export const devices = {
  verbs: {
    list,
    view,
    open,
    create,
    'accept-work': acceptWork,
    status,
    wifi,
    'ac-poe': acPoe,
    activate,
    allocate,
    close,
    finish,
    'hang-up': hangUp,
    'pass-on': passOn,
    reject,
    schedule,
    'set-checker': setChecker,
    'set-engineer': setEngineer,
    'set-manager': setManager,
    start,
    void: voidIt,
  },
};
