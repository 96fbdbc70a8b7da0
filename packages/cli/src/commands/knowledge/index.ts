import { answer } from './answer.ts';
import { search } from './search.ts';

/** `svcdesk knowledge` */
export const knowledge = {
  verbs: {
    search,
    answer,
  },
};
