import { list } from './list.ts';

/** `svcdesk entrust` */
export const entrust = {
  verbs: {
    list,
  },
};
