import * as z from 'zod/mini';
import { id } from './atoms/basic.ts';
import { tree } from './atoms/tree.ts';
import { call } from './define.ts';

/** The service catalogues that a cell may order from. */
export const cascader = /* @__PURE__ */ call('catalogs.cascader', {
  method: 'POST',
  path: '/api/server_catalog/find_all_cell_useable_server_catalogs_cascader',
  permission: 'order.create',
  request: () => z.object({ cellId: id() }),
  data: tree,
  errors: ['notFound'],
});
