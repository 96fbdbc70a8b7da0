import { get } from './get.ts';
import { link } from './link.ts';
import { put } from './put.ts';

/** `svcdesk files` */
export const files = {
  verbs: {
    put,
    get,
    link,
  },
};
