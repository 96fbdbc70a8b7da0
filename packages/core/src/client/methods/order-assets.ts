// Written by `pnpm gen` from the contract and its docs.
import type { AssetProperty, BindOrderAsset, CmdbAsset, ModifyOrderAsset, Nothing, OrderAssetListQuery, OrderAssetPropertiesQuery, UnbindOrderAsset } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

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
