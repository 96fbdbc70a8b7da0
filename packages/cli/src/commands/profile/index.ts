import { add } from './add.ts';
import { deleteOf } from './delete.ts';
import { list } from './list.ts';
import { use } from './use.ts';

/** `svcdesk profile` */
export const profile = { verbs: { list, add, use, delete: deleteOf } };
