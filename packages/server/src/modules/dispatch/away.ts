import type { CheckedRequestOf, dispatch } from '@svcdesk/core/contract';
import { planStepMinutes } from '@svcdesk/core/scheduling';
import { type Span, timeZone } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { checkSpan } from '../../engine/days.ts';
import { notFoundAt } from '../../platform/refusals.ts';
import { sees, visiblePeople } from '../plans/index.ts';
import { plannablePeople } from './works.ts';

type Absences = CheckedRequestOf<typeof dispatch.plan>['absences'];

/** Longest absence that may be assumed, in days. */
const maxAwayDays = 366;

/** Assumed absences of a person, beside their leave. */
export type Away = (accountId: string) => readonly Span[];

/** Assumed absences by person. Refuses those that end before they begin, or are too long. */
export function awayOf(absences: Absences): Away {
  const spans = absences.map(({ accountId, from, to }, index) => {
    const span = { accountId, from: Date.parse(from), to: Date.parse(to) };
    checkSpan(span.from, span.to, maxAwayDays, `absences.${index}.to`);
    return span;
  });
  const byPerson = Map.groupBy(spans, ({ accountId }) => accountId);
  return (accountId) => byPerson.get(accountId) ?? [];
}

/** How much longer than now a job at least takes that is over its time, in milliseconds: nothing is known of its end. */
const leastMs = planStepMinutes * 60_000;

/**
 * Until when a job under way keeps its engineer, as far as absences go: instants in milliseconds. One that is over its time is
 * not taken to be done on this day, so that an absence that begins later tells of it.
 */
export const keptUntil = (
  doneAt: number,
  { now, zone }: { readonly now: number; readonly zone: string },
): number => {
  if (doneAt > now + leastMs) return doneAt;
  const local = timeZone(zone);
  return local.dayStart(local.dayOf(now) + 1);
};

/** Answers notFound for absences of people whose schedule the caller may not see. */
export async function checkAway(absences: Absences, context: StaffReadContext): Promise<void> {
  if (absences.length === 0) return;
  const ids = absences.map(({ accountId }) => accountId);
  const found = await plannablePeople.all(context.db, context.tenantId, ids);
  const known = new Set(found.map(({ id }) => id));
  const visible = await visiblePeople(context.db, context);
  const other = ids.findIndex((id) => !known.has(id) || !sees(visible, id));
  if (other >= 0) throw notFoundAt(`absences.${other}.accountId`);
}
