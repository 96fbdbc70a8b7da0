import * as z from 'zod/mini';
import type { SuggestionReason } from '../../scheduling/suggest.ts';
import { once } from '../define.ts';
import { openWord } from './basic.ts';

/** Somebody who would suit an order, and why. */
export const suggestion = /* @__PURE__ */ once(() =>
  z.object({
    engineer: z.object({ id: z.string(), name: z.string(), photo: z.optional(z.string()) }),
    groupId: z.string(),
    groupName: z.string(),
    /** The skill asked for that they are best at, with its level: 1 basic, 2 skilled, 3 expert. */
    skill: z.optional(z.object({ name: z.string(), level: z.number() })),
    /** The region that they serve and the site lies in. */
    area: z.optional(z.string()),
    saturation: z.number(),
    openCount: z.number(),
    onDuty: z.boolean(),
    distance: z.optional(z.number()),
    score: z.number(),
    reasons: z.array(openWord<SuggestionReason>()),
  }),
);
