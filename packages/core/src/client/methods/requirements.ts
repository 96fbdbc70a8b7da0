// Written by `pnpm gen` from the contract and its docs.
import type { AcceptedOrder, BreakLockRequirement, CancelRequirement, CheckLockRequirement, CreateRequirement, HandleRecord, Nothing, RejectRequirement, RemindRequirement, Requirement, RequirementCheckLockAnswer, RequirementCountStatusAnswer, RequirementCountStatusQuery, RequirementDetailQuery, RequirementList, RequirementListQuery, RequirementRecordsQuery, ToOrderRequirement, UnlockRequirement } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

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
  toOrder(request: ToOrderRequirement, options?: CallOptions): Promise<AcceptedOrder>;
  /** Give the lock of a requirement back. */
  unlock(request: UnlockRequirement, options?: CallOptions): Promise<Nothing>;
}
