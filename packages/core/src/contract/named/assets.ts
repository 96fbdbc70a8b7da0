// Written by `pnpm gen` from the contract and its docs.
import type * as assets from '../assets.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { CmdbAsset } from './shapes.ts';

type AssetFindQueryInferred = InferredRequestOf<typeof assets.find>;

/** What `assets.find` takes. One asset, by id or by its label. */
export type AssetFindQuery = {
  /** Which asset it is, by its id. */
  ciId?: AssetFindQueryInferred['ciId'];
  /** What stands on its label. */
  code?: AssetFindQueryInferred['code'];
};

type AssetPageQueryInferred = InferredRequestOf<typeof assets.page>;

/** What `assets.page` takes. Assets by site, class and keyword. */
export type AssetPageQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: AssetPageQueryInferred['cellId'];
  /** Only assets of this class. */
  classId?: AssetPageQueryInferred['classId'];
  /** Words to search for, as a person types them. */
  keyword?: AssetPageQueryInferred['keyword'];
  /** 1 takes only assets on the shelf, 0 only those off it. */
  flag?: AssetPageQueryInferred['flag'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: AssetPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: AssetPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: AssetPageQueryInferred['next'];
};

type AssetPageInferred = InferredDataOf<typeof assets.page>;

/** What `assets.page` answers. Assets by site, class and keyword. */
export type AssetPage = {
  /** The items of this page, in the order of the list. */
  list: CmdbAsset[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: AssetPageInferred['page'];
  /** How many items a page holds at most. */
  size: AssetPageInferred['size'];
  /** How many items there are on all pages together. */
  total: AssetPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: AssetPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: AssetPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: AssetPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: AssetPageInferred['next'];
};

type UpdateAssetInferred = InferredRequestOf<typeof assets.update>;

/** What `assets.update` takes. Change an asset. */
export type UpdateAsset = {
  /** Which asset it is, by its id. */
  ciId: UpdateAssetInferred['ciId'];
  /** New values by the key of the property; an empty text takes a value away. */
  fields?: UpdateAssetInferred['fields'];
  /** What people call it, or the name of a person. */
  name?: UpdateAssetInferred['name'];
  /** 1 on the shelf, 0 off it. */
  flag?: UpdateAssetInferred['flag'];
  /** Why it was taken off the shelf, by a code of the dictionary. */
  offShelfReason?: UpdateAssetInferred['offShelfReason'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: UpdateAssetInferred['version'];
};

/** What the calls of `assets` take and answer. */
export interface AssetsCalls {
  'assets.find': { request: AssetFindQuery; data: CmdbAsset };
  'assets.page': { request: AssetPageQuery; data: AssetPage };
  'assets.update': { request: UpdateAsset; data: CmdbAsset };
}
