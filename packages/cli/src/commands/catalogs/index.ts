import { list } from './list.ts';
import { suggest } from './suggest.ts';

/** `svcdesk catalogs` */
export const catalogs = {
  verbs: {
    list,
    suggest,
  },
};
