// Written by `pnpm gen` from the contract and its docs.
import type { PmPlan, PmPlanPage, PmPlanPageQuery, SavePmPlan } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';

/** Calls of `pmPlans` as methods. */
export interface PmPlansMethods {
  /** Plans of preventive maintenance. */
  page: Paged<PmPlanPageQuery, PmPlanPage, PmPlan>;
  /** Make or change a plan of preventive maintenance. */
  save(request: SavePmPlan, options?: CallOptions): Promise<PmPlan>;
}
