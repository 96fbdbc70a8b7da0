import * as z from 'zod/mini';
import { instant, text } from './atoms/basic.ts';
import { call } from './define.ts';

/** Modules that usage is counted by. */
export const trackingModules = [
  'login',
  'todaySchedule',
  'mySchedule',
  'subSchedule',
  'todoItems',
  'other',
] as const;

/** Most events of one batch. */
export const maxTrackingBatch = 100;

/** Report page views and button clicks in batches. Tells how many were kept; the others are not worth a retry. */
export const create = /* @__PURE__ */ call('tracking.create', {
  method: 'POST',
  path: '/tapi/track/create',
  permission: 'public',
  writes: true,
  request: () =>
    z.object({
      appName: text(50, 1),
      events: z
        .array(
          z.object({
            module: z.enum(trackingModules),
            type: z.enum(['view', 'click']),
            page: text(200),
            target: z.optional(text(100)),
            at: instant(),
            publicIp: z.optional(text(50)),
          }),
        )
        .check(z.minLength(1), z.maxLength(maxTrackingBatch)),
    }),
  data: () => z.object({ accepted: z.number() }),
});
