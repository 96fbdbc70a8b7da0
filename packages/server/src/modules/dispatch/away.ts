import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, dispatch } from '@svcdesk/core/contract';
import type { Span } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { checkSpan } from '../../engine/days.ts';
import { sees, visiblePeople } from '../plans/index.ts';
import { plannablePeople } from './works.ts';

type Absences = CheckedRequestOf<typeof dispatch.plan>['absences'];

/** Longest that somebody may be thought to be away, in days. */
const maxAwayDays = 366;

/** When a person is thought to be away, beside their leave. */
export type Away = (accountId: string) => readonly Span[];

/** Who is thought to be away when; refuses times that end before they begin. */
export function awayOf(absences: Absences): Away {
  const spans = absences.map(({ accountId, from, to }, index) => {
    const span = { accountId, from: Date.parse(from), to: Date.parse(to) };
    checkSpan(span.from, span.to, maxAwayDays, `absences.${index}.to`);
    return span;
  });
  const byPerson = Map.groupBy(spans, ({ accountId }) => accountId);
  return (accountId) => byPerson.get(accountId) ?? [];
}

/** Only of people whose days the caller may look into it may be thought that they are away. */
export async function checkAway(absences: Absences, context: StaffReadContext): Promise<void> {
  if (absences.length === 0) return;
  const ids = [...new Set(absences.map(({ accountId }) => accountId))];
  const found = await plannablePeople.all(context.db, context.tenantId, ids);
  const visible = await visiblePeople(context.db, context);
  if (found.length < ids.length || !ids.every((id) => sees(visible, id))) throw new SvcdeskError('notFound');
}
