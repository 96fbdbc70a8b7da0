import { set } from './set.ts';
import { show } from './show.ts';

/** `svcdesk duty` */
export const duty = {
  verbs: {
    show,
    set,
  },
};
