import * as z from 'zod/mini';
import { id, lines } from './atoms/basic.ts';
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

/**
 * Catalogues that a text is likely about, the best first, each with the type that goes with it; none when nothing fits.
 * Told by names and keywords in both languages, by articles, and by what was reported at the site lately.
 */
export const suggest = /* @__PURE__ */ call('catalogs.suggest', {
  method: 'POST',
  path: '/api/server_catalog/suggest',
  permission: 'order.create',
  request: () => z.object({ cellId: id(), text: lines(500, 1) }),
  data: () =>
    z.array(
      z.object({
        serverCatalogId: z.string(),
        serverCatalogName: z.string(),
        /** Absent where nothing tells which type goes with it. */
        typeId: z.optional(z.string()),
        typeName: z.optional(z.string()),
        /** 0 to 1: how much of the text matches it. */
        score: z.number(),
      }),
    ),
  errors: ['notFound'],
});
