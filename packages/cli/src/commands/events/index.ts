import { tail } from './tail.ts';

/** `svcdesk events` */
export const events = {
  verbs: {
    tail,
  },
};
