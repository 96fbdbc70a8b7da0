import { bind } from './bind.ts';
import { classes } from './classes.ts';
import { correct } from './correct.ts';
import { edit } from './edit.ts';
import { fields } from './fields.ts';
import { list } from './list.ts';
import { ofOrder } from './of-order.ts';
import { open } from './open.ts';
import { unbind } from './unbind.ts';
import { view } from './view.ts';

/** `svcdesk assets` */
export const assets = {
  verbs: {
    list,
    view,
    open,
    classes,
    edit,
    fields,
    'of-order': ofOrder,
    bind,
    unbind,
    correct,
  },
};
