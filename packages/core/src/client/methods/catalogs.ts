// Written by `pnpm gen` from the contract and its docs.
import type * as catalogs from '../../contract/catalogs.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { TreeNode } from './shapes.ts';

type CatalogCascaderQueryInferred = RequestOf<typeof catalogs.cascader>;

/** What `catalogs.cascader` takes. Service catalogues that a site may order from. */
export interface CatalogCascaderQuery {
  /** Which site of a customer it is about. */
  cellId: CatalogCascaderQueryInferred['cellId'];
}

type CatalogSuggestQueryInferred = RequestOf<typeof catalogs.suggest>;

/** What `catalogs.suggest` takes. Service catalogues that a text is likely about. */
export interface CatalogSuggestQuery {
  /** Which site of a customer it is about. */
  cellId: CatalogSuggestQueryInferred['cellId'];
  /** The description of the fault, as it was typed. */
  text: CatalogSuggestQueryInferred['text'];
}

/** What `catalogs.suggest` answers. Service catalogues that a text is likely about. */
export type CatalogSuggestAnswer = DataOf<typeof catalogs.suggest>;

/** Calls of `catalogs` as methods. */
export interface CatalogsMethods {
  /** Service catalogues that a site may order from. */
  cascader(request: CatalogCascaderQuery, options?: CallOptions): Promise<TreeNode[]>;
  /** Service catalogues that a text is likely about. */
  suggest(request: CatalogSuggestQuery, options?: CallOptions): Promise<CatalogSuggestAnswer>;
}
