// Written by `pnpm gen` from the contract and its docs.
import type { CatalogCascaderQuery, CatalogSuggestAnswer, CatalogSuggestQuery, TreeNode } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `catalogs` as methods. */
export interface CatalogsMethods {
  /** Service catalogues that a site may order from. */
  cascader(request: CatalogCascaderQuery, options?: CallOptions): Promise<TreeNode[]>;
  /** Service catalogues that a text is likely about. */
  suggest(request: CatalogSuggestQuery, options?: CallOptions): Promise<CatalogSuggestAnswer>;
}
