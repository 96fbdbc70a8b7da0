import type { Client } from '@svcdesk/core';
import { expect } from '../journey.ts';

/** What a reader's home counts, beside how many each list has: nothing where they agree. */
async function differences(reader: Client): Promise<string[]> {
  const counts = await reader.backlog.mineAll({});
  const one = { page: 1, size: 1 };
  const open = { scope: 'mine' as const, status: [2, 3, 4], ...one };
  const [stands, operations, monitoring, se, late, soon] = await Promise.all([
    reader.orders.countStatus({ scope: 'mine' }),
    reader.orders.page({ ...open, source: [0] }),
    reader.orders.page({ ...open, source: [1] }),
    reader.orders.page({ ...open, source: [2] }),
    reader.backlog.timeout(one),
    reader.backlog.willTimeout(one),
  ]);
  const openCount = stands
    .filter(({ status }) => open.status.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
  const pairs = {
    operations: [counts.saasOrderCount, operations.total],
    monitoring: [counts.monitorOrderCount, monitoring.total],
    se: [counts.seOrderCount, se.total],
    late: [counts.timeoutCount, late.total],
    soon: [counts.willTimeoutCount, soon.total],
    byStatus: [openCount, counts.totalCount],
    all: [counts.totalCount, operations.total + monitoring.total + se.total],
  };
  return disagreeing(pairs);
}

const disagreeing = (pairs: Readonly<Record<string, readonly number[]>>): string[] =>
  Object.entries(pairs)
    .filter(([, [count, listed]]) => count !== listed)
    .map(([name, [count, listed]]) => `${name}: ${count} counted, ${listed} listed`);

/** How many requirements stand in each status, beside how many its list has. */
async function requirementDifferences(reader: Client): Promise<string[]> {
  const counts = await reader.requirements.countStatus({});
  const pairs = counts.map(async ({ status, count }) => {
    const { total } = await reader.requirements.list({ status: [status], size: 1 });
    return [`status ${status}`, [count, total]] as const;
  });
  return disagreeing(Object.fromEntries(await Promise.all(pairs)));
}

/** The same of requirements. */
export async function expectRequirementCountsHold(...readers: readonly Client[]): Promise<void> {
  for (const reader of readers) await expect.poll(() => requirementDifferences(reader)).toEqual([]);
}

/** Counts equal lists. Others work at the same server meanwhile, so what they change between two answers is asked again. */
export async function expectCountsHold(...readers: readonly Client[]): Promise<void> {
  for (const reader of readers) await expect.poll(() => differences(reader)).toEqual([]);
}
