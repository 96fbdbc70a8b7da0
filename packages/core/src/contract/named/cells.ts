// Written by `pnpm gen` from the contract and its docs.
import type * as cells from '../cells.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { Cell } from './shapes.ts';

type CellFindOneQueryInferred = InferredRequestOf<typeof cells.findOne>;

/** What `cells.findOne` takes. One site. */
export type CellFindOneQuery = {
  /** Which site of a customer it is about. */
  cellId: CellFindOneQueryInferred['cellId'];
};

type CellListQueryInferred = InferredRequestOf<typeof cells.list>;

/** What `cells.list` takes. Sites that I may see. */
export type CellListQuery = {
  /** Words to search for, as a person types them. */
  keyword?: CellListQueryInferred['keyword'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: CellListQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: CellListQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: CellListQueryInferred['next'];
};

type CellListInferred = InferredDataOf<typeof cells.list>;

/** What `cells.list` answers. Sites that I may see. */
export type CellList = {
  /** The items of this page, in the order of the list. */
  list: Cell[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: CellListInferred['page'];
  /** How many items a page holds at most. */
  size: CellListInferred['size'];
  /** How many items there are on all pages together. */
  total: CellListInferred['total'];
  /** How many pages there are at this size. */
  totalPage: CellListInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: CellListInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: CellListInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: CellListInferred['next'];
};

type CellPropertyQueryInferred = InferredRequestOf<typeof cells.property>;

/** What `cells.property` takes. What is known of a site. */
export type CellPropertyQuery = {
  /** Which site of a customer it is about. */
  cellId: CellPropertyQueryInferred['cellId'];
};

type CellPropertyAnswerInferred = InferredDataOf<typeof cells.property>;

/** What `cells.property` answers. What is known of a site. */
export type CellPropertyAnswer = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: CellPropertyAnswerInferred['id'];
  /** What people call it, or the name of a person. */
  name: CellPropertyAnswerInferred['name'];
  /** The code of the site, as its sign shows it. */
  code: CellPropertyAnswerInferred['code'];
  /** Which customer it is about. */
  customerId: CellPropertyAnswerInferred['customerId'];
  /** The customer as people call it. */
  customerName: CellPropertyAnswerInferred['customerName'];
  /** Where it is, or under which address the network knows it. */
  address?: CellPropertyAnswerInferred['address'];
  /** In degrees north of the equator (WGS 84). */
  latitude?: CellPropertyAnswerInferred['latitude'];
  /** In degrees east of Greenwich (WGS 84). */
  longitude?: CellPropertyAnswerInferred['longitude'];
  /** As it may be dialled; hidden in part from who may not see it. */
  phone?: CellPropertyAnswerInferred['phone'];
  /** Goes up with every change; sent back with a write, it is refused if another change came first. */
  version: CellPropertyAnswerInferred['version'];
  /** Six digits of the official division of the country. */
  regionCode?: CellPropertyAnswerInferred['regionCode'];
  /** The region as people call it, from large to small. */
  regionName?: CellPropertyAnswerInferred['regionName'];
  /** Whom to speak to at the site. */
  contactName?: CellPropertyAnswerInferred['contactName'];
  /** The number of the contract that the site is served by. */
  contractNo?: CellPropertyAnswerInferred['contractNo'];
  /** The last day of the contract, as YYYY-MM-DD. */
  contractEndsOn?: CellPropertyAnswerInferred['contractEndsOn'];
  /** When the site is open, in words. */
  openingHours?: CellPropertyAnswerInferred['openingHours'];
  /** What else is to be said of it, in words. */
  remark?: CellPropertyAnswerInferred['remark'];
  /** How many people may report faults of the site. */
  reporterCount: CellPropertyAnswerInferred['reporterCount'];
  /** How many assets the site has. */
  assetCount: CellPropertyAnswerInferred['assetCount'];
  /** How many orders of it are not ended. */
  openOrderCount: CellPropertyAnswerInferred['openOrderCount'];
};

type CellSelectQueryInferred = InferredRequestOf<typeof cells.select>;

/** What `cells.select` takes. A site as a choice. */
export type CellSelectQuery = {
  /** Which site of a customer it is about. */
  cellId: CellSelectQueryInferred['cellId'];
};

type CellSelectAnswerInferred = InferredDataOf<typeof cells.select>;

/** What `cells.select` answers. A site as a choice. */
export type CellSelectAnswer = {
  /** What is sent back when this one is chosen. */
  value: CellSelectAnswerInferred['value'];
  /** What people read, in the language that the request asked for. */
  label: CellSelectAnswerInferred['label'];
  /** Which customer it is about. */
  customerId: CellSelectAnswerInferred['customerId'];
  /** The customer as people call it. */
  customerName: CellSelectAnswerInferred['customerName'];
};

/** What the calls of `cells` take and answer. */
export interface CellsCalls {
  'cells.findOne': { request: CellFindOneQuery; data: Cell };
  'cells.list': { request: CellListQuery; data: CellList };
  'cells.property': { request: CellPropertyQuery; data: CellPropertyAnswer };
  'cells.select': { request: CellSelectQuery; data: CellSelectAnswer };
}
