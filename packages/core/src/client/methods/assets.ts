// Written by `pnpm gen` from the contract and its docs.
import type { AssetFindQuery, AssetPage, AssetPageQuery, CmdbAsset, UpdateAsset } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `assets` as methods. */
export interface AssetsMethods {
  /** One asset, by id or by its label. */
  find(request: AssetFindQuery, options?: CallOptions): Promise<CmdbAsset>;
  /** Assets by site, class and keyword. */
  page: Paged<AssetPageQuery, AssetPage, CmdbAsset>;
  /** Change an asset. */
  update(request: UpdateAsset, options?: CallOptions): Promise<CmdbAsset>;
}
