import * as z from 'zod/mini';
import type { RefusalReason } from '../../lifecycle/refusal.ts';
import { id, instant, openWord, whole } from './basic.ts';

/** Whose work a list takes: what one is named in, or all that one may see. */
export const workScopes = ['mine', 'all'] as const;

/** What every action on work beside orders takes: what the caller saw, and when it was done on the device. */
export function workBase(maxStatus: number) {
  return {
    id: id(),
    version: z.optional(whole(1, 1_000_000_000)),
    status: z.optional(whole(1, maxStatus)),
    at: z.optional(instant()),
  };
}

/** What one can do now. */
export function canDo<Action extends string>() {
  return { version: z.number(), can: z.array(openWord<Action>()) };
}

/** What one's roles allow, but not now, and why. */
export function refusedNow<Action extends string>() {
  return { refused: z.array(z.object({ action: openWord<Action>(), reason: openWord<RefusalReason>() })) };
}
