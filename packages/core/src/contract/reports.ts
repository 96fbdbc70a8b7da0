import * as z from 'zod/mini';
import { id, month } from './atoms/basic.ts';
import { call } from './define.ts';

const count = () => z.number();

/** What was done for a site, or for all sites of mine, in a month of the organisation's time zone. */
export const service = /* @__PURE__ */ call('reports.service', {
  method: 'POST',
  path: '/api/order/report/service',
  permission: 'report.view',
  side: 'client',
  request: () => z.object({ cellId: z.optional(id()), month: month() }),
  data: () =>
    z.object({
      month: z.string(),
      createdCount: count(),
      resolvedCount: count(),
      cancelledCount: count(),
      /** Raised by the end of the month and not resolved by then; of the running month, by now. */
      openCount: count(),
      /** Raised in the month as a repeat of an earlier order. */
      repeatCount: count(),
      /** Means in minutes of service time; absent when nothing was finished. */
      responseMinutes: z.optional(z.number()),
      resolutionMinutes: z.optional(z.number()),
      /** Share that met its targets, 0 to 1; absent when nothing had any. */
      responseMetShare: z.optional(z.number()),
      slaMetShare: z.optional(z.number()),
      /** Mean of given ratings, 1 to 5, automatic ones left out. */
      satisfaction: z.optional(z.number()),
      evaluatedCount: count(),
      byType: z.array(z.object({ typeName: z.string(), count: count(), resolvedCount: count() })),
      byDay: z.array(z.object({ date: z.string(), created: count(), resolved: count() })),
    }),
  errors: ['notFound'],
});
