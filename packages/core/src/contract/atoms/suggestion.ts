import * as z from 'zod/mini';
import type { EstimatedBy } from '../../scheduling/load.ts';
import type { SuggestionReason, WorkedBefore } from '../../scheduling/suggest.ts';
import { once } from '../define.ts';
import { openWord } from './basic.ts';

/** An engineer who would suit an order, and why. What is new in 0.2.0 is absent from a server of 0.1.0. */
export const suggestion = /* @__PURE__ */ once(() =>
  z.object({
    engineer: z.object({ id: z.string(), name: z.string(), photo: z.optional(z.string()) }),
    groupId: z.string(),
    groupName: z.string(),
    /** The skill asked for that they are best at, with its level: 1 basic, 2 skilled, 3 expert. */
    skill: z.optional(z.object({ name: z.string(), level: z.number() })),
    /** The region that they serve and the site lies in. */
    area: z.optional(z.string()),
    /** The day that they are judged by. New in 0.2.0. */
    day: z.optional(z.string()),
    /**
     * They may and can: a skill that is needed, at work on that day, not away. Others are sent only when named. New in
     * 0.2.0: a server before it sends only who fits.
     */
    fits: z.optional(z.boolean()),
    /** All that they have promised for that day over what they can give; 1 is full, free is below 0.5. New in 0.2.0. */
    load: z.optional(z.number()),
    /** What they can give on that day, which the load is a share of. New in 0.2.0. */
    capacityMinutes: z.optional(z.number()),
    /** Of it what has no time yet. New in 0.2.0. */
    unplannedCount: z.optional(z.number()),
    unplannedMinutes: z.optional(z.number()),
    /** Of what is planned on that day alone. */
    saturation: z.number(),
    /** How long the work is taken to need, several together, and what tells so. New in 0.2.0. */
    estimate: z.optional(z.object({ minutes: z.number(), by: openWord<EstimatedBy>() })),
    /** The earliest moment at which they can be at the work with time to do it, on that day or after; absent for several. */
    arrivesAt: z.optional(z.string()),
    /** By how much they are done too late then, of several at most; absent when in time, or nothing is due. */
    lateMinutes: z.optional(z.number()),
    /** How many of several they are done too late for; absent for none. New in 0.2.0. */
    lateCount: z.optional(z.number()),
    /** Whether they worked on the asset, or at the site, before. */
    before: z.optional(openWord<WorkedBefore>()),
    openCount: z.number(),
    onDuty: z.boolean(),
    distance: z.optional(z.number()),
    score: z.number(),
    reasons: z.array(openWord<SuggestionReason>()),
  }),
);
