import * as z from 'zod/mini';
import type { OrderKind } from '../order/source.ts';
import { day, id, openWord } from './atoms/basic.ts';
import { engineer } from './atoms/engineer.ts';
import { call } from './define.ts';

/** What statistics are grouped by. */
export const statisticsGroups = ['day', 'status', 'type', 'source', 'priority', 'group', 'engineer'] as const;

/**
 * Engineers of the groups that a site's orders go to: those whose areas cover it first, then by who has the most time
 * today.
 */
export const engineersByCell = /* @__PURE__ */ call('workbench.engineersByCell', {
  method: 'POST',
  path: '/api/order/area/workbench/find_engineer_by_cell',
  permission: 'order.create',
  side: 'staff',
  request: () => z.object({ cellId: id() }),
  data: () =>
    z.array(
      z.object({
        ...engineer().shape,
        /** An area of theirs covers the site. */
        serves: z.boolean(),
      }),
    ),
  errors: ['notFound'],
});

/**
 * Figures of the workbench from one day to another, the last thirty days unless said, and what is open now: one's own,
 * a lead's of the groups that they lead, a dispatcher's of everybody.
 */
export const data = /* @__PURE__ */ call('workbench.data', {
  method: 'POST',
  path: '/api/order/area/workbench/data',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ from: z.optional(day()), to: z.optional(day()) }),
  data: () =>
    z.object({
      /** Whose figures these are: `own`, `groups` or `tenant`. */
      scope: openWord<'own' | 'groups' | 'tenant'>(),
      createdCount: z.number(),
      resolvedCount: z.number(),
      /** Open orders whose time is up. */
      overdueCount: z.number(),
      /** Orders of one's groups without an owner. */
      poolCount: z.number(),
      /** Share of the orders resolved with targets that met them, 0 to 1; absent when none had any. */
      slaMetShare: z.optional(z.number()),
      /** Mean of the ratings given, 1 to 5, automatic ones left out; absent when there was none. */
      satisfaction: z.optional(z.number()),
      openByKind: z.array(z.object({ kind: openWord<OrderKind>(), count: z.number() })),
      from: z.string(),
      to: z.string(),
      asOf: z.string(),
    }),
});

/** Orders raised and resolved from one day to another, as series for charts; of the same orders as the figures. */
export const statistics = /* @__PURE__ */ call('workbench.statistics', {
  method: 'POST',
  path: '/api/order/area/workbench/statistics',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ from: day(), to: day(), groupBy: z._default(z.enum(statisticsGroups), 'day') }),
  data: () =>
    z.array(z.object({ key: z.string(), name: z.string(), created: z.number(), resolved: z.number() })),
});
