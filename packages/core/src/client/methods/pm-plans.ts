// Written by `pnpm gen` from the contract and its docs.
import type * as pmPlans from '../../contract/pm-plans.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';
import type { Paged } from '../pages.ts';
import type { PmPlan } from './shapes.ts';

/** What `pmPlans.page` takes. Plans of preventive maintenance. */
export interface PmPlanPageQuery extends RequestOf<typeof pmPlans.page> {}

/** What `pmPlans.page` answers. Plans of preventive maintenance. */
export interface PmPlanPage extends Omit<DataOf<typeof pmPlans.page>, 'list'> {
  list: PmPlan[];
}

/** What `pmPlans.save` takes. Make or change a plan of preventive maintenance. */
export interface SavePmPlan extends RequestOf<typeof pmPlans.save> {}

/** Calls of `pmPlans` as methods. */
export interface PmPlansMethods {
  /** Plans of preventive maintenance. */
  page: Paged<PmPlanPageQuery, PmPlanPage, PmPlan>;
  /** Make or change a plan of preventive maintenance. */
  save(request: SavePmPlan, options?: CallOptions): Promise<PmPlan>;
}
