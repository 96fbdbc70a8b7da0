import type { DataOf, reports } from '@svcdesk/core/contract';
import { orderStatus } from '@svcdesk/core/rules';
import type { Month } from './month.ts';
import type { ReportedOrder } from './month-orders.ts';

type Report = DataOf<typeof reports.service>;
type Figures = Omit<Report, 'month' | 'openCount' | 'responseMinutes'>;

const minuteMs = 60_000;
const cancelled = 7;

/** A mean to one decimal; undefined of nothing. */
export function mean(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

function share(met: number, of: number): number | undefined {
  return of === 0 ? undefined : Math.round((met / of) * 10_000) / 10_000;
}

/** Leaves out what is not known. */
function known<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

const ratingsOf = (stars: string): number[] => stars.split(',').map(Number);

/** What the orders raised or resolved in a month come to. */
export function figuresOf(orders: readonly ReportedOrder[], month: Month): Figures {
  const within = (at: string | null) =>
    at !== null && Date.parse(at) >= month.from && Date.parse(at) < month.until;
  const raised = orders.filter(({ createdAt }) => within(createdAt));
  const resolved = orders.filter(
    ({ resolvedAt, status }) =>
      within(resolvedAt) && (status === orderStatus.resolved || status === orderStatus.closed),
  );
  const judged = resolved.filter(({ slaPhase }) => slaPhase === 'met' || slaPhase === 'missed');
  const answered = raised.filter(({ responseMet, status }) => responseMet !== null && status !== cancelled);
  const rated = resolved.flatMap(({ stars }) => (stars === null ? [] : [mean(ratingsOf(stars)) ?? 0]));

  const types = new Map<string, { count: number; resolvedCount: number }>();
  const typeOf = (name: string) => {
    const found = types.get(name) ?? { count: 0, resolvedCount: 0 };
    types.set(name, found);
    return found;
  };
  for (const { typeName } of raised) typeOf(typeName).count++;
  for (const { typeName } of resolved) typeOf(typeName).resolvedCount++;

  const days = new Map(month.days.map((date) => [date, { date, created: 0, resolved: 0 }]));
  for (const { createdAt } of raised) {
    const day = days.get(month.dayOf(createdAt));
    if (day) day.created++;
  }
  for (const { resolvedAt } of resolved) {
    const day = days.get(month.dayOf(resolvedAt ?? ''));
    if (day) day.resolved++;
  }

  return {
    createdCount: raised.length,
    resolvedCount: resolved.length,
    cancelledCount: raised.filter(({ status }) => status === cancelled).length,
    repeatCount: raised.filter(({ repeatOfId }) => repeatOfId !== null).length,
    evaluatedCount: rated.length,
    byType: [...types]
      .map(([typeName, counts]) => ({ typeName, ...counts }))
      .sort((a, b) => b.count - a.count || (a.typeName < b.typeName ? -1 : 1)),
    byDay: [...days.values()],
    ...known({
      resolutionMinutes: mean(judged.flatMap(({ usedMs }) => (usedMs === null ? [] : [usedMs / minuteMs]))),
      responseMetShare: share(answered.filter(({ responseMet }) => responseMet).length, answered.length),
      slaMetShare: share(judged.filter(({ slaPhase }) => slaPhase === 'met').length, judged.length),
      satisfaction: mean(rated),
    }),
  };
}
