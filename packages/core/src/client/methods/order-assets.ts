// Written by `pnpm gen` from the contract and its docs.
import type * as orderAssets from '../../contract/order-assets.ts';
import type { RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { AssetProperty, CmdbAsset, Nothing } from './shapes.ts';

type BindOrderAssetInferred = RequestOf<typeof orderAssets.bind>;

/** What `orderAssets.bind` takes. Put assets to an order. */
export interface BindOrderAsset {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: BindOrderAssetInferred['orderId'];
  /** Which assets are meant. */
  ciIds: BindOrderAssetInferred['ciIds'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: BindOrderAssetInferred['version'];
}

type OrderAssetListQueryInferred = RequestOf<typeof orderAssets.list>;

/** What `orderAssets.list` takes. Assets of an order. */
export interface OrderAssetListQuery {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: OrderAssetListQueryInferred['orderId'];
}

type ModifyOrderAssetInferred = RequestOf<typeof orderAssets.modify>;

/** What `orderAssets.modify` takes. Correct an asset of an order. */
export interface ModifyOrderAsset {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ModifyOrderAssetInferred['orderId'];
  /** Which asset it is, by its id. */
  ciId: ModifyOrderAssetInferred['ciId'];
  /** New values by the key of the property; an empty text takes a value away. */
  fields: ModifyOrderAssetInferred['fields'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ModifyOrderAssetInferred['version'];
}

type OrderAssetPropertiesQueryInferred = RequestOf<typeof orderAssets.properties>;

/** What `orderAssets.properties` takes. How a class of assets is described. */
export interface OrderAssetPropertiesQuery {
  /** Which class of assets it belongs to. */
  classId: OrderAssetPropertiesQueryInferred['classId'];
}

type UnbindOrderAssetInferred = RequestOf<typeof orderAssets.unbind>;

/** What `orderAssets.unbind` takes. Take an asset off an order. */
export interface UnbindOrderAsset {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: UnbindOrderAssetInferred['orderId'];
  /** Which asset it is, by its id. */
  ciId: UnbindOrderAssetInferred['ciId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: UnbindOrderAssetInferred['version'];
}

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
