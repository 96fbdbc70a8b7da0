import { ask } from './ask.ts';
import { decide } from './decide.ts';
import { list } from './list.ts';
import { mine } from './mine.ts';

/** `svcdesk joins` */
export const joins = {
  verbs: {
    list,
    mine,
    ask,
    decide,
  },
};
