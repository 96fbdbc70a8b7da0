// Written by `pnpm gen` from the contract and its docs.
import type * as pmPlans from '../pm-plans.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';
import type { PmPlan } from './shapes.ts';

type PmPlanPageQueryInferred = InferredRequestOf<typeof pmPlans.page>;

/** What `pmPlans.page` takes. Plans of preventive maintenance. */
export type PmPlanPageQuery = {
  /** Only what belongs to this site of a customer. */
  cellId?: PmPlanPageQueryInferred['cellId'];
  /** Words to search for, as a person types them. */
  keyword?: PmPlanPageQueryInferred['keyword'];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page?: PmPlanPageQueryInferred['page'];
  /** How many items a page holds at most. */
  size?: PmPlanPageQueryInferred['size'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: PmPlanPageQueryInferred['next'];
};

type PmPlanPageInferred = InferredDataOf<typeof pmPlans.page>;

/** What `pmPlans.page` answers. Plans of preventive maintenance. */
export type PmPlanPage = {
  /** The items of this page, in the order of the list. */
  list: PmPlan[];
  /** Counted from 1; an answer repeats the one that was asked for. */
  page: PmPlanPageInferred['page'];
  /** How many items a page holds at most. */
  size: PmPlanPageInferred['size'];
  /** How many items there are on all pages together. */
  total: PmPlanPageInferred['total'];
  /** How many pages there are at this size. */
  totalPage: PmPlanPageInferred['totalPage'];
  /** Whether there is a page after this one. */
  hasNext: PmPlanPageInferred['hasNext'];
  /** True where counting stopped early: there are at least as many as total says. */
  totalIsLowerBound?: PmPlanPageInferred['totalIsLowerBound'];
  /** Where the next page begins: an answer gives it, the next request sends it back unchanged. */
  next?: PmPlanPageInferred['next'];
};

type SavePmPlanInferred = InferredRequestOf<typeof pmPlans.save>;

/** What `pmPlans.save` takes. Make or change a plan of preventive maintenance. */
export type SavePmPlan = {
  /** Tells it apart from all others; people are shown its number or name instead. */
  id?: SavePmPlanInferred['id'];
  /** The version that the caller saw. The write is refused where it is another by now. */
  version?: SavePmPlanInferred['version'];
  /** What people call it, or the name of a person. */
  name: SavePmPlanInferred['name'];
  /** Which site of a customer it is about. */
  cellId: SavePmPlanInferred['cellId'];
  /** Which assets it is about. */
  assetIds?: SavePmPlanInferred['assetIds'];
  /** Which class of assets it belongs to. */
  classId?: SavePmPlanInferred['classId'];
  /** Which check list is used. */
  checkListId?: SavePmPlanInferred['checkListId'];
  /** What a check list asks, in its order. */
  items?: ({
    /** Tells it apart from all others; people are shown its number or name instead. */
    id?: NonNullable<SavePmPlanInferred['items']>[number]['id'];
    /** What people call it, or the name of a person. */
    name: NonNullable<SavePmPlanInferred['items']>[number]['name'];
    /** What an answer is: ok, number, text, select or photo. */
    kind: NonNullable<SavePmPlanInferred['items']>[number]['kind'];
    /** The least that is right; what lies below is abnormal or refused. */
    min?: NonNullable<SavePmPlanInferred['items']>[number]['min'];
    /** The most that is right; what lies above is abnormal or refused. */
    max?: NonNullable<SavePmPlanInferred['items']>[number]['max'];
    /** The unit in which a number is read or a time is counted. */
    unit?: NonNullable<SavePmPlanInferred['items']>[number]['unit'];
    /** What may be chosen from. */
    options?: NonNullable<SavePmPlanInferred['items']>[number]['options'];
    /** Whether it has to be filled in. */
    required?: NonNullable<SavePmPlanInferred['items']>[number]['required'];
    /** Whether an answer needs a picture. */
    photoRequired?: NonNullable<SavePmPlanInferred['items']>[number]['photoRequired'];
  })[] | undefined;
  /** Which group of engineers it is about. */
  groupId: SavePmPlanInferred['groupId'];
  /** Which engineer does it or is to do it. */
  engineerId?: SavePmPlanInferred['engineerId'];
  /** How often it repeats. */
  every: {
    /** How many units lie between two times. */
    count: SavePmPlanInferred['every']['count'];
    /** The unit in which a number is read or a time is counted. */
    unit: SavePmPlanInferred['every']['unit'];
  };
  /** The day from which the repetition counts, as YYYY-MM-DD. */
  anchorOn: SavePmPlanInferred['anchorOn'];
  /** The last day on which it may fall, as YYYY-MM-DD; without one it goes on. */
  endOn?: SavePmPlanInferred['endOn'];
  /** How many days before the due day its order is made. */
  leadDays?: SavePmPlanInferred['leadDays'];
  /** How long it takes, in minutes. */
  minutes?: SavePmPlanInferred['minutes'];
  /** fixed goes by the calendar, afterDone counts from the day it was done last. */
  mode?: SavePmPlanInferred['mode'];
  /** What becomes of a due day that is a day off: kept, moved on, or moved back. */
  onHoliday?: SavePmPlanInferred['onHoliday'];
  /** What becomes of a due day while an order of the plan is open: it joins it, or has its own. */
  onOpen?: SavePmPlanInferred['onOpen'];
  /** The type of orders that are made of what is abnormal. */
  faultTypeId?: SavePmPlanInferred['faultTypeId'];
  /** The entry of the catalogue of orders that are made of what is abnormal. */
  faultCatalogId?: SavePmPlanInferred['faultCatalogId'];
  /** Whether it is switched on. */
  enabled?: SavePmPlanInferred['enabled'];
};

/** What the calls of `pmPlans` take and answer. */
export interface PmPlansCalls {
  'pmPlans.page': { request: PmPlanPageQuery; data: PmPlanPage };
  'pmPlans.save': { request: SavePmPlan; data: PmPlan };
}
