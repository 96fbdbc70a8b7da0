// Written by `pnpm gen` from the contract and its docs.
import type * as catalogs from '../../contract/catalogs.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { TreeNode } from './shapes.ts';

/** What `catalogs.cascader` takes. Service catalogues that a site may order from. */
export interface CatalogCascaderQuery extends RequestOf<typeof catalogs.cascader> {}

/** Calls of `catalogs` as methods. */
export interface CatalogsMethods {
  /** Service catalogues that a site may order from. */
  cascader(request: CatalogCascaderQuery, options?: CallOptions): Promise<TreeNode[]>;
}
