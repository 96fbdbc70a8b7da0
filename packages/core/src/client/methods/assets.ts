// Written by `pnpm gen` from the contract and its docs.
import type * as assets from '../../contract/assets.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { CmdbAsset } from './shapes.ts';

/** What `assets.find` takes. One asset, by id or by its label. */
export interface AssetFindQuery extends RequestOf<typeof assets.find> {}

/** What `assets.page` takes. Assets by site, class and keyword. */
export interface AssetPageQuery extends RequestOf<typeof assets.page> {}

/** What `assets.page` answers. Assets by site, class and keyword. */
export interface AssetPage extends Omit<DataOf<typeof assets.page>, 'list'> {
  list: CmdbAsset[];
}

/** What `assets.update` takes. Change an asset. */
export interface UpdateAsset extends RequestOf<typeof assets.update> {}

/** Calls of `assets` as methods. */
export interface AssetsMethods {
  /** One asset, by id or by its label. */
  find(request: AssetFindQuery, options?: CallOptions): Promise<CmdbAsset>;
  /** Assets by site, class and keyword. */
  page: Paged<AssetPageQuery, AssetPage, CmdbAsset>;
  /** Change an asset. */
  update(request: UpdateAsset, options?: CallOptions): Promise<CmdbAsset>;
}
