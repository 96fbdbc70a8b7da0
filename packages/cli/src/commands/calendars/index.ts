import { list } from './list.ts';
import { save } from './save.ts';

/** `svcdesk calendars` */
export const calendars = {
  verbs: {
    list,
    save,
  },
};
