// Written by `pnpm gen` from the contract and its docs.
import type * as orderAssets from '../order-assets.ts';
import type { InferredRequestOf } from '../define.ts';
import type { AssetProperty, CmdbAsset, Nothing } from './shapes.ts';

type BindOrderAssetInferred = InferredRequestOf<typeof orderAssets.bind>;

/** What `orderAssets.bind` takes. Put assets to an order. */
export type BindOrderAsset = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: BindOrderAssetInferred['orderId'];
  /** Which assets are meant. */
  ciIds: BindOrderAssetInferred['ciIds'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: BindOrderAssetInferred['version'];
};

type OrderAssetListQueryInferred = InferredRequestOf<typeof orderAssets.list>;

/** What `orderAssets.list` takes. Assets of an order. */
export type OrderAssetListQuery = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: OrderAssetListQueryInferred['orderId'];
};

type ModifyOrderAssetInferred = InferredRequestOf<typeof orderAssets.modify>;

/** What `orderAssets.modify` takes. Correct an asset of an order. */
export type ModifyOrderAsset = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: ModifyOrderAssetInferred['orderId'];
  /** Which asset it is, by its id. */
  ciId: ModifyOrderAssetInferred['ciId'];
  /** New values by the key of the property; an empty text takes a value away. */
  fields: ModifyOrderAssetInferred['fields'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: ModifyOrderAssetInferred['version'];
};

type OrderAssetPropertiesQueryInferred = InferredRequestOf<typeof orderAssets.properties>;

/** What `orderAssets.properties` takes. How a class of assets is described. */
export type OrderAssetPropertiesQuery = {
  /** Which class of assets it belongs to. */
  classId: OrderAssetPropertiesQueryInferred['classId'];
};

type UnbindOrderAssetInferred = InferredRequestOf<typeof orderAssets.unbind>;

/** What `orderAssets.unbind` takes. Take an asset off an order. */
export type UnbindOrderAsset = {
  /** Which order it is about, by its id and not by the number that people read. */
  orderId: UnbindOrderAssetInferred['orderId'];
  /** Which asset it is, by its id. */
  ciId: UnbindOrderAssetInferred['ciId'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: UnbindOrderAssetInferred['version'];
};

/** What the calls of `orderAssets` take and answer. */
export interface OrderAssetsCalls {
  'orderAssets.bind': { request: BindOrderAsset; data: Nothing };
  'orderAssets.list': { request: OrderAssetListQuery; data: CmdbAsset[] };
  'orderAssets.modify': { request: ModifyOrderAsset; data: Nothing };
  'orderAssets.properties': { request: OrderAssetPropertiesQuery; data: AssetProperty[] };
  'orderAssets.unbind': { request: UnbindOrderAsset; data: Nothing };
}
