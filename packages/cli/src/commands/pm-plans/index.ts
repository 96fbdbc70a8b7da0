import { list } from './list.ts';
import { save } from './save.ts';

/** `svcdesk pm-plans` */
export const pmPlans = {
  verbs: {
    list,
    save,
  },
};
