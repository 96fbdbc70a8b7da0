import { accept } from './accept.ts';
import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk projects` */
export const projects = {
  verbs: {
    list,
    view,
    accept,
  },
};
