import { view } from './view.ts';

/** `svcdesk dictionaries` */
export const dictionaries = {
  verbs: {
    view,
  },
};
