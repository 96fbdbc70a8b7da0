import { list } from './list.ts';

/** `svcdesk catalogs` */
export const catalogs = {
  verbs: {
    list,
  },
};
