// Written by `pnpm gen` from the contract and its docs.
import type * as deviceOrders from '../device-orders.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { DeviceOrder, DeviceOrderSummary } from './shapes.ts';

type CreateDeviceOrderInferred = InferredRequestOf<typeof deviceOrders.create>;

/** What `deviceOrders.create` takes. Make a device order. */
export type CreateDeviceOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: CreateDeviceOrderInferred['id'];
  /** Which site of a customer it is about. */
  cellId: CreateDeviceOrderInferred['cellId'];
  /** What it is about, in one line. */
  title: CreateDeviceOrderInferred['title'];
  /** What it is about, at length. */
  content?: CreateDeviceOrderInferred['content'];
  /** From 1, the most urgent, to 4. */
  priority?: CreateDeviceOrderInferred['priority'];
  /** Which group of engineers it is about. */
  groupId?: CreateDeviceOrderInferred['groupId'];
  /** Who is in charge of it. */
  managerId?: CreateDeviceOrderInferred['managerId'];
  /** Which engineer does it or is to do it. */
  engineerId?: CreateDeviceOrderInferred['engineerId'];
  /** Who checks the result; never the engineer. */
  checkerId?: CreateDeviceOrderInferred['checkerId'];
  /** Which assets it is about. */
  assetIds?: CreateDeviceOrderInferred['assetIds'];
  /** Until when it must be done; an ISO 8601 instant in UTC. */
  dueAt?: CreateDeviceOrderInferred['dueAt'];
  /** Files that were uploaded before, as an attachment string. */
  attachment?: CreateDeviceOrderInferred['attachment'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: CreateDeviceOrderInferred['at'];
};

type DeviceOrderDetailQueryInferred = InferredRequestOf<typeof deviceOrders.detail>;

/** What `deviceOrders.detail` takes. One device order with its history. */
export type DeviceOrderDetailQuery = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: DeviceOrderDetailQueryInferred['id'];
};

type HandleDeviceOrderInferred = InferredRequestOf<typeof deviceOrders.handle>;

/** What `deviceOrders.handle` takes. Work on a device order. */
export type HandleDeviceOrder = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id: HandleDeviceOrderInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: HandleDeviceOrderInferred['version'];
  /** The state that the caller saw. The write is refused where it is another by now. */
  status?: HandleDeviceOrderInferred['status'];
  /** When it happened by the clock of the device, which may be earlier than its arrival; an ISO 8601 instant in UTC. */
  at?: HandleDeviceOrderInferred['at'];
  /** What is done, in a word; which ones there are follows from the state. */
  action: HandleDeviceOrderInferred['action'];
  /** Which group of engineers it is about. */
  groupId?: HandleDeviceOrderInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: HandleDeviceOrderInferred['engineerId'];
  /** Whose it is, or who is meant. */
  accountId?: HandleDeviceOrderInferred['accountId'];
  /** When the work is planned to begin; an ISO 8601 instant in UTC. */
  planStart?: HandleDeviceOrderInferred['planStart'];
  /** When the work is planned to end; an ISO 8601 instant in UTC. */
  planEnd?: HandleDeviceOrderInferred['planEnd'];
  /** When work on hold goes on by plan; an ISO 8601 instant in UTC. */
  resumeAt?: HandleDeviceOrderInferred['resumeAt'];
  /** Whether the result passes the check; what does not goes back. */
  pass?: HandleDeviceOrderInferred['pass'];
  /** What came of it. */
  result?: HandleDeviceOrderInferred['result'];
  /** Files that were uploaded before and belong to it. */
  attachments?: HandleDeviceOrderInferred['attachments'];
  /** Why it is done, by a code of the dictionary for this action. */
  reasonCode?: HandleDeviceOrderInferred['reasonCode'];
  /** What else is to be said of it, in words. */
  remark?: HandleDeviceOrderInferred['remark'];
};

type DeviceOrderPageQueryInferred = InferredRequestOf<typeof deviceOrders.page>;

/** What `deviceOrders.page` takes. Device orders by state. */
export type DeviceOrderPageQuery = {
  /** Only what stands in one of these states; in any when left out. */
  status?: DeviceOrderPageQueryInferred['status'];
  /** Whose things the list takes: the own ones, or more than those. */
  scope?: DeviceOrderPageQueryInferred['scope'];
  /** Words to search for, as a person types them. */
  keyword?: DeviceOrderPageQueryInferred['keyword'];
  /** Only what belongs to this site of a customer. */
  cellId?: DeviceOrderPageQueryInferred['cellId'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: DeviceOrderPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: DeviceOrderPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: DeviceOrderPageQueryInferred['next'];
};

type DeviceOrderPageInferred = InferredDataOf<typeof deviceOrders.page>;

/** What `deviceOrders.page` answers. Device orders by state. */
export type DeviceOrderPage = {
  /** The items of this page, in the order of the list. */
  list: DeviceOrderSummary[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: DeviceOrderPageInferred['page'];
  /** How many items a page holds at most. */
  size: DeviceOrderPageInferred['size'];
  /** How many items there are on all pages together. */
  total: DeviceOrderPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: DeviceOrderPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: DeviceOrderPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: DeviceOrderPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: DeviceOrderPageInferred['next'];
};

/** What the calls of `deviceOrders` take and answer. */
export interface DeviceOrdersCalls {
  'deviceOrders.create': { request: CreateDeviceOrder; data: DeviceOrder };
  'deviceOrders.detail': { request: DeviceOrderDetailQuery; data: DeviceOrder };
  'deviceOrders.handle': { request: HandleDeviceOrder; data: DeviceOrder };
  'deviceOrders.page': { request: DeviceOrderPageQuery; data: DeviceOrderPage };
}
