import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import type { SiteRow } from './candidates.ts';

/** The work that an engineer is looked for. */
export interface Wanted {
  readonly groupId: string;
  readonly catalogId: string;
  readonly serviceMode: 'remote' | 'onSite';
  readonly site: Pick<SiteRow, 'id' | 'regionCode' | 'latitude' | 'longitude'>;
  /** Absent for a draft. */
  readonly order?:
    | { readonly id: string; readonly round: number; readonly ownerId?: string | null | undefined }
    | undefined;
  /** When it is planned for, as instants in milliseconds. */
  readonly plan?: { readonly from: number; readonly to: number } | undefined;
  /** When it has to be resolved, in milliseconds. */
  readonly dueAt?: number | undefined;
  /** 1 the most urgent to 4. */
  readonly priority: number;
  /** The day (YYYY-MM-DD) that people are judged by: what was asked for, else that of the plan, else from today on. */
  readonly day: string;
  /** No day was said: each is judged by the first on which they can be at it, from `day` on. */
  readonly orLater: boolean;
}

/** The day that people are judged by for work with a plan: the plan's, unless it has passed; else from today on. */
export function dayFor(plan: Wanted['plan'], zone: string, now: number): Pick<Wanted, 'day' | 'orLater'> {
  const local = timeZone(zone);
  const today = local.dayOf(now);
  const planned = plan && local.dayOf(plan.from);
  return {
    day: dateOfDay(Math.max(today, planned ?? today)),
    orLater: planned === undefined || planned < today,
  };
}
