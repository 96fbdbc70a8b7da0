import * as z from 'zod/mini';
import { day, id, openWord, pageOf, paging, text, whole } from './atoms/basic.ts';
import { canDo } from './atoms/work.ts';
import { call, once } from './define.ts';
import { maxKeywordLength } from './limits.ts';

/** Units that a plan repeats by. */
export const planUnits = ['day', 'week', 'month', 'quarter', 'year'] as const;
/** Whether a plan follows the calendar, or counts from the day that it was done last. */
export const planModes = ['fixed', 'afterDone'] as const;
/** What becomes of a due day that is a day off. */
export const holidayMoves = ['keep', 'next', 'previous'] as const;
/** What becomes of an occurrence while an order of the plan is open. */
export const openMoves = ['merge', 'create'] as const;
/** What a check-list item asks for. */
export const checkItemKinds = ['ok', 'number', 'text', 'select', 'photo'] as const;

const checkItem = () =>
  z.object({
    id: z.optional(id()),
    name: text(200, 1),
    kind: z.enum(checkItemKinds),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    unit: z.optional(text(20)),
    options: z.optional(z.array(text(100, 1)).check(z.minLength(1), z.maxLength(50))),
    required: z._default(z.boolean(), true),
    photoRequired: z.optional(z.boolean()),
  });

const checkItemShown = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    kind: openWord<(typeof checkItemKinds)[number]>(),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    unit: z.optional(z.string()),
    options: z.optional(z.array(z.string())),
    required: z.boolean(),
    photoRequired: z.optional(z.boolean()),
  });

/** A plan of preventive maintenance. */
export const pmPlan = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    cellId: z.string(),
    cellName: z.string(),
    customerName: z.string(),
    assetIds: z.array(z.string()),
    classId: z.optional(z.string()),
    className: z.optional(z.string()),
    checkListId: z.string(),
    checkListName: z.string(),
    items: z.array(checkItemShown()),
    groupId: z.string(),
    groupName: z.string(),
    engineerId: z.optional(z.string()),
    engineerName: z.optional(z.string()),
    every: z.object({ count: z.number(), unit: openWord<(typeof planUnits)[number]>() }),
    anchorOn: z.string(),
    endOn: z.optional(z.string()),
    leadDays: z.number(),
    minutes: z.number(),
    mode: openWord<(typeof planModes)[number]>(),
    onHoliday: openWord<(typeof holidayMoves)[number]>(),
    onOpen: openWord<(typeof openMoves)[number]>(),
    faultTypeId: z.optional(z.string()),
    faultCatalogId: z.optional(z.string()),
    enabled: z.boolean(),
    nextDueOn: z.optional(z.string()),
    openOrderCount: z.number(),
    ...canDo<'save'>(),
  }),
);

/** Plans of preventive maintenance that I may see, newest first. */
export const page = /* @__PURE__ */ call('pmPlans.page', {
  method: 'POST',
  path: '/api/order/pm_plan/page',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({ cellId: z.optional(id()), keyword: z.optional(text(maxKeywordLength)), ...paging() }),
  data: () => pageOf(pmPlan()),
});

/**
 * Make a plan, or change the one with `id`. `items` write the check list (that of `checkListId`, else the plan's own);
 * `checkListId` alone shares one that exists. What is due within the lead days is made at once.
 */
export const save = /* @__PURE__ */ call('pmPlans.save', {
  method: 'POST',
  path: '/api/order/pm_plan/save',
  permission: 'pm.plan',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: z.optional(id()),
      version: z.optional(whole(1, 1_000_000_000)),
      name: text(200, 1),
      cellId: id(),
      assetIds: z.optional(z.array(id()).check(z.maxLength(200))),
      classId: z.optional(id()),
      checkListId: z.optional(id()),
      items: z.optional(z.array(checkItem()).check(z.minLength(1), z.maxLength(200))),
      groupId: id(),
      engineerId: z.optional(id()),
      every: z.object({ count: whole(1, 365), unit: z.enum(planUnits) }),
      anchorOn: day(),
      endOn: z.optional(day()),
      leadDays: z._default(whole(0, 90), 7),
      minutes: z._default(whole(5, 1440), 60),
      mode: z._default(z.enum(planModes), 'fixed'),
      onHoliday: z._default(z.enum(holidayMoves), 'keep'),
      onOpen: z._default(z.enum(openMoves), 'merge'),
      faultTypeId: z.optional(id()),
      faultCatalogId: z.optional(id()),
      enabled: z._default(z.boolean(), true),
    }),
  data: pmPlan,
  errors: ['notFound', 'orderChanged'],
});
