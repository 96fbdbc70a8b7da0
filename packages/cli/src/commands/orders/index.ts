import { accept } from './accept.ts';
import { list } from './list.ts';
import { resolve } from './resolve.ts';
import { view } from './view.ts';

/** `svcdesk orders` */
export const orders = { verbs: { list, view, accept, resolve } };
