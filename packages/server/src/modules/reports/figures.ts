import type { DataOf, reports } from '@svcdesk/core/contract';
import { orderStatus } from '@svcdesk/core/rules';
import { dateOfDay, dayOfDate, timeZone } from '@svcdesk/core/sla';
import { daysOfMonth } from '../../engine/days.ts';
import { given } from '../../engine/given.ts';
import type { ReportedOrder } from './month-orders.ts';

/** A calendar month of a time zone: its days, its first instant and that after its last, and the day of an instant. */
export function monthOf(month: string, zone: string) {
  const local = timeZone(zone);
  const days = daysOfMonth(month);
  const first = dayOfDate(`${month}-01`);
  return {
    days,
    from: local.dayStart(first),
    until: local.dayStart(first + days.length),
    dayOf: (instant: string) => dateOfDay(local.dayOf(Date.parse(instant))),
  };
}

type Report = DataOf<typeof reports.service>;
type Figures = Omit<Report, 'month' | 'openCount' | 'responseMinutes'>;

const minuteMs = 60_000;

/** A mean to one decimal; undefined of nothing. */
export function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

function share(met: number, of: number): number | undefined {
  return of === 0 ? undefined : Math.round((met / of) * 10_000) / 10_000;
}

/** What the orders raised or resolved in a month come to. */
export function figuresOf(orders: readonly ReportedOrder[], month: ReturnType<typeof monthOf>): Figures {
  const within = (at: string | null) =>
    at !== null && Date.parse(at) >= month.from && Date.parse(at) < month.until;
  const raised = orders.filter(({ createdAt }) => within(createdAt));
  const resolved = orders.filter(
    ({ resolvedAt, status }) =>
      within(resolvedAt) && (status === orderStatus.resolved || status === orderStatus.closed),
  );
  const judged = resolved.filter(({ slaPhase }) => slaPhase === 'met' || slaPhase === 'missed');
  const answered = raised.filter(
    ({ responseMet, status }) => responseMet !== null && status !== orderStatus.cancelled,
  );
  const rated = resolved.flatMap(({ stars }) =>
    stars === null ? [] : [mean(stars.split(',').map(Number)) ?? 0],
  );

  const typeNames = [...new Set([...raised, ...resolved].map(({ typeName }) => typeName))];
  const raisedOf = Map.groupBy(raised, ({ typeName }) => typeName);
  const resolvedOf = Map.groupBy(resolved, ({ typeName }) => typeName);
  const raisedOn = Map.groupBy(raised, ({ createdAt }) => month.dayOf(createdAt));
  const resolvedOn = Map.groupBy(resolved, ({ resolvedAt }) => month.dayOf(resolvedAt ?? ''));
  const count = (found: readonly unknown[] | undefined) => found?.length ?? 0;

  return {
    createdCount: raised.length,
    resolvedCount: resolved.length,
    cancelledCount: raised.filter(({ status }) => status === orderStatus.cancelled).length,
    repeatCount: raised.filter(({ repeatOfId }) => repeatOfId !== null).length,
    evaluatedCount: rated.length,
    byType: typeNames
      .map((typeName) => ({
        typeName,
        count: count(raisedOf.get(typeName)),
        resolvedCount: count(resolvedOf.get(typeName)),
      }))
      .sort((a, b) => b.count - a.count || (a.typeName < b.typeName ? -1 : 1)),
    byDay: month.days.map((date) => ({
      date,
      created: count(raisedOn.get(date)),
      resolved: count(resolvedOn.get(date)),
    })),
    ...given({
      resolutionMinutes: mean(
        judged.flatMap(({ slaUsedMs }) => (slaUsedMs === null ? [] : [slaUsedMs / minuteMs])),
      ),
      responseMetShare: share(answered.filter(({ responseMet }) => responseMet).length, answered.length),
      slaMetShare: share(judged.filter(({ slaPhase }) => slaPhase === 'met').length, judged.length),
      satisfaction: mean(rated),
    }),
  };
}
