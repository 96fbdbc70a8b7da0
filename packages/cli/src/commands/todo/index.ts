import { all } from './all.ts';
import { today } from './today.ts';

/** `svcdesk todo` */
export const todo = {
  verbs: {
    today,
    all,
  },
};
