import { accept } from './accept.ts';
import { activate } from './activate.ts';
import { cancel } from './cancel.ts';
import { close } from './close.ts';
import { create } from './create.ts';
import { hangUp } from './hang-up.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { progress } from './progress.ts';
import { resolveStage } from './resolve-stage.ts';
import { skipStage } from './skip-stage.ts';
import { transfer } from './transfer.ts';
import { view } from './view.ts';

/** `svcdesk projects` */
export const projects = {
  verbs: {
    list,
    view,
    open,
    create,
    accept,
    'resolve-stage': resolveStage,
    'skip-stage': skipStage,
    progress,
    'hang-up': hangUp,
    activate,
    transfer,
    cancel,
    close,
  },
};
