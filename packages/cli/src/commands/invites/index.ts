import { accept } from './accept.ts';
import { create } from './create.ts';
import { list } from './list.ts';
import { revoke } from './revoke.ts';

/** `svcdesk invites` */
export const invites = {
  verbs: {
    list,
    create,
    revoke,
    accept,
  },
};
