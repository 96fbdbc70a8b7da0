// Written by `pnpm gen` from the contract and its docs.
import type * as requirements from '../../contract/requirements.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { FieldAnswer, HandleRecord, Nothing, OrderSummary, Requirement } from './shapes.ts';

/** What `requirements.breakLock` takes. Take the lock of a requirement away. */
export interface BreakLockRequirement extends RequestOf<typeof requirements.breakLock> {}

/** What `requirements.cancel` takes. Take a requirement back. */
export interface CancelRequirement extends RequestOf<typeof requirements.cancel> {}

/** What `requirements.checkLock` takes. Take or renew the lock of a requirement. */
export interface CheckLockRequirement extends RequestOf<typeof requirements.checkLock> {}

/** What `requirements.checkLock` answers. Take or renew the lock of a requirement. */
export interface RequirementCheckLockAnswer extends DataOf<typeof requirements.checkLock> {}

/** What `requirements.countStatus` takes. Requirements by status, in counts. */
export interface RequirementCountStatusQuery extends RequestOf<typeof requirements.countStatus> {}

/** What `requirements.countStatus` answers. Requirements by status, in counts. */
export type RequirementCountStatusAnswer = DataOf<typeof requirements.countStatus>;

/** What `requirements.create` takes. Raise a requirement. */
export interface CreateRequirement extends Omit<RequestOf<typeof requirements.create>, 'fields'> {
  fields?: FieldAnswer[] | undefined;
}

/** What `requirements.detail` takes. All of a requirement. */
export interface RequirementDetailQuery extends RequestOf<typeof requirements.detail> {}

/** What `requirements.list` takes. Requirements that I may see. */
export interface RequirementListQuery extends RequestOf<typeof requirements.list> {}

/** What `requirements.list` answers. Requirements that I may see. */
export interface RequirementList extends Omit<DataOf<typeof requirements.list>, 'list'> {
  list: Requirement[];
}

/** What `requirements.records` takes. What happened to a requirement. */
export interface RequirementRecordsQuery extends RequestOf<typeof requirements.records> {}

/** What `requirements.reject` takes. Refuse a requirement. */
export interface RejectRequirement extends RequestOf<typeof requirements.reject> {}

/** What `requirements.remind` takes. Ask how a requirement goes. */
export interface RemindRequirement extends RequestOf<typeof requirements.remind> {}

/** What `requirements.toOrder` takes. Make an order of a requirement. */
export interface ToOrderRequirement extends RequestOf<typeof requirements.toOrder> {}

/** What `requirements.unlock` takes. Give the lock of a requirement back. */
export interface UnlockRequirement extends RequestOf<typeof requirements.unlock> {}

/** Calls of `requirements` as methods. */
export interface RequirementsMethods {
  /** Take the lock of a requirement away. */
  breakLock(request: BreakLockRequirement, options?: CallOptions): Promise<Nothing>;
  /** Take a requirement back. */
  cancel(request: CancelRequirement, options?: CallOptions): Promise<Requirement>;
  /** Take or renew the lock of a requirement. */
  checkLock(request: CheckLockRequirement, options?: CallOptions): Promise<RequirementCheckLockAnswer>;
  /** Requirements by status, in counts. */
  countStatus(request: RequirementCountStatusQuery, options?: CallOptions): Promise<RequirementCountStatusAnswer>;
  /** Raise a requirement. */
  create(request: CreateRequirement, options?: CallOptions): Promise<Requirement>;
  /** All of a requirement. */
  detail(request: RequirementDetailQuery, options?: CallOptions): Promise<Requirement>;
  /** Requirements that I may see. */
  list: Paged<RequirementListQuery, RequirementList, Requirement>;
  /** What happened to a requirement. */
  records(request: RequirementRecordsQuery, options?: CallOptions): Promise<HandleRecord[]>;
  /** Refuse a requirement. */
  reject(request: RejectRequirement, options?: CallOptions): Promise<Requirement>;
  /** Ask how a requirement goes. */
  remind(request: RemindRequirement, options?: CallOptions): Promise<Nothing>;
  /** Make an order of a requirement. */
  toOrder(request: ToOrderRequirement, options?: CallOptions): Promise<OrderSummary>;
  /** Give the lock of a requirement back. */
  unlock(request: UnlockRequirement, options?: CallOptions): Promise<Nothing>;
}
