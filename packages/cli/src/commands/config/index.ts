import { get } from './get.ts';
import { list } from './list.ts';
import { set } from './set.ts';
import { unset } from './unset.ts';

/** `svcdesk config` */
export const config = { verbs: { list, get, set, unset } };
