import { today } from './today.ts';
import { week } from './week.ts';

/** `svcdesk schedule` */
export const schedule = {
  verbs: {
    week,
    today,
  },
};
