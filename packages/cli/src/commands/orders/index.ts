import { accept } from './accept.ts';
import { activate } from './activate.ts';
import { any } from './any.ts';
import { at } from './at.ts';
import { cancel } from './cancel.ts';
import { cc } from './cc.ts';
import { clockIn } from './clock-in.ts';
import { counts } from './counts.ts';
import { create } from './create.ts';
import { decline } from './decline.ts';
import { depart } from './depart.ts';
import { edit } from './edit.ts';
import { evaluate } from './evaluate.ts';
import { evaluation } from './evaluation.ts';
import { exportOf } from './export.ts';
import { hangUp } from './hang-up.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { months } from './months.ts';
import { open } from './open.ts';
import { plan } from './plan.ts';
import { preview } from './preview.ts';
import { progress } from './progress.ts';
import { release } from './release.ts';
import { remind } from './remind.ts';
import { resolve } from './resolve.ts';
import { search } from './search.ts';
import { similar } from './similar.ts';
import { supplement } from './supplement.ts';
import { transfer } from './transfer.ts';
import { uncc } from './uncc.ts';
import { view } from './view.ts';

/** `svcdesk orders` */
export const orders = {
  verbs: {
    list,
    view,
    open,
    accept,
    resolve,
    decline,
    release,
    'hang-up': hangUp,
    transfer,
    activate,
    cancel,
    'clock-in': clockIn,
    progress,
    supplement,
    remind,
    cc,
    edit,
    create,
    history,
    search,
    plan,
    depart,
    evaluate,
    uncc,
    preview,
    similar,
    any,
    counts,
    months,
    evaluation,
    at,
    export: exportOf,
  },
};
