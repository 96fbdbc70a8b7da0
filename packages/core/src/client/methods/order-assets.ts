// Written by `pnpm gen` from the contract and its docs.
import type * as orderAssets from '../../contract/order-assets.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { AssetProperty, CmdbAsset, Nothing } from './shapes.ts';

/** What `orderAssets.bind` takes. Put assets to an order. */
export interface BindOrderAsset extends RequestOf<typeof orderAssets.bind> {}

/** What `orderAssets.list` takes. Assets of an order. */
export interface OrderAssetListQuery extends RequestOf<typeof orderAssets.list> {}

/** What `orderAssets.modify` takes. Correct an asset of an order. */
export interface ModifyOrderAsset extends RequestOf<typeof orderAssets.modify> {}

/** What `orderAssets.properties` takes. How a class of assets is described. */
export interface OrderAssetPropertiesQuery extends RequestOf<typeof orderAssets.properties> {}

/** What `orderAssets.unbind` takes. Take an asset off an order. */
export interface UnbindOrderAsset extends RequestOf<typeof orderAssets.unbind> {}

/** Calls of `orderAssets` as methods. */
export interface OrderAssetsMethods {
  /** Put assets to an order. */
  bind(request: BindOrderAsset, options?: CallOptions): Promise<Nothing>;
  /** Assets of an order. */
  list(request: OrderAssetListQuery, options?: CallOptions): Promise<CmdbAsset[]>;
  /** Correct an asset of an order. */
  modify(request: ModifyOrderAsset, options?: CallOptions): Promise<Nothing>;
  /** How a class of assets is described. */
  properties(request: OrderAssetPropertiesQuery, options?: CallOptions): Promise<AssetProperty[]>;
  /** Take an asset off an order. */
  unbind(request: UnbindOrderAsset, options?: CallOptions): Promise<Nothing>;
}
