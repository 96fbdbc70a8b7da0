import type { CheckedRequestOf, dispatch } from '@svcdesk/core/contract';
import type { Span } from '@svcdesk/core/sla';
import { checkSpan } from '../../engine/days.ts';

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
