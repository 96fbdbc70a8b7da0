import * as z from 'zod/mini';
import { text } from './atoms/basic.ts';
import { tree as treeShape } from './atoms/tree.ts';
import { call } from './define.ts';

/** The items of a dictionary, such as hang-up reasons or regions; retired ones are marked, not left out. */
export const tree = /* @__PURE__ */ call('dictionary.tree', {
  method: 'POST',
  path: '/api/user/dictionary/findDictionaryTree',
  permission: 'signedIn',
  beforeApproval: true,
  request: () => z.object({ code: text(50, 1) }),
  data: treeShape,
  errors: ['notFound'],
});
