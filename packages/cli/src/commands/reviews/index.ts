import { decide } from './decide.ts';
import { list } from './list.ts';
import { view } from './view.ts';

/** `svcdesk reviews` */
export const reviews = {
  verbs: {
    list,
    view,
    decide,
  },
};
