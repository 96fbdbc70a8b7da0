import { accept } from './accept.ts';
import { create } from './create.ts';
import { decline } from './decline.ts';
import { distribute } from './distribute.ts';
import { engineers } from './engineers.ts';
import { finish } from './finish.ts';
import { list } from './list.ts';
import { mine } from './mine.ts';
import { open } from './open.ts';
import { partners } from './partners.ts';
import { progress } from './progress.ts';
import { reject } from './reject.ts';
import { retake } from './retake.ts';
import { giveBack } from './return.ts';
import { takeBack } from './take-back.ts';
import { view } from './view.ts';

/** `svcdesk entrust` */
export const entrust = {
  verbs: {
    list,
    mine,
    view,
    open,
    create,
    partners,
    engineers,
    distribute,
    retake,
    accept,
    decline,
    progress,
    finish,
    return: giveBack,
    reject,
    'take-back': takeBack,
  },
};
