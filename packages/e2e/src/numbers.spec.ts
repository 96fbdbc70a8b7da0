import type { Client } from '@svcdesk/core';
import { openStatuses } from '@svcdesk/core/rules';
import { expectAgreement, one, orNone, type Pair, total } from './acts/agreement.ts';
import { journey } from './journey.ts';
import { clientOf } from './server.ts';

/** What the home counts of a person, or of those whom a lead leads, beside the lists that its rows open. */
async function homeNumbers(reader: Client, scope: 'mine' | 'underling', today: boolean): Promise<Pair[]> {
  const { backlog, orders } = reader;
  const counts = await (scope === 'mine'
    ? today
      ? backlog.mineToday({})
      : backlog.mineAll({})
    : today
      ? backlog.underlingToday({})
      : backlog.underlingAll({}));
  const whose = { scope, ...one };
  const ofDay = { ...whose, today };
  const copies = { ...whose, unread: true };
  const open = { scope: 'mine' as const, status: [...openStatuses], ...one };
  const all = !today && scope === 'mine';
  const [itsm, se, late, soon, ...sources] = await Promise.all([
    total(backlog.pendingItsm(ofDay)),
    total(backlog.pendingSe(ofDay)),
    total(backlog.timeout(ofDay)),
    total(backlog.willTimeout(ofDay)),
    ...(today
      ? [total(backlog.todayPage(whose)), total(backlog.todayMonitor(whose)), total(backlog.todaySe(whose))]
      : []),
    ...(all ? [0, 1, 2].map((source) => total(orders.page({ ...open, source: [source] }))) : []),
  ]);
  const name = `${scope} ${today ? 'today' : 'all'}`;
  const ofSource: Pair[] = [counts.saasOrderCount, counts.monitorOrderCount, counts.seOrderCount].flatMap(
    (count, source): Pair[] => {
      const listed = sources[source];
      return listed === undefined ? [] : [[`${name}: source ${source}`, count, listed]];
    },
  );
  const sum = counts.saasOrderCount + counts.monitorOrderCount + counts.seOrderCount;
  const pairs: Pair[] = [
    [`${name}: pending`, counts.pendingCount, itsm + se],
    [`${name}: late`, counts.timeoutCount, late],
    [`${name}: soon`, counts.willTimeoutCount, soon],
    [`${name}: total`, counts.totalCount, sum],
    ...ofSource,
  ];
  if (scope === 'mine') {
    const [copied, groupCopied] = await Promise.all([
      total(backlog.ccMine(copies)),
      total(backlog.ccGroup(copies)),
    ]);
    pairs.push([`${name}: copied`, counts.ccUserCount, copied]);
    pairs.push([`${name}: copied to groups`, counts.ccUserGroupCount, groupCopied]);
  }
  return pairs;
}

/** The chips above the list of orders, the queue with its parts, and the pool. */
async function listNumbers(reader: Client, scopes: readonly ('mine' | 'group' | 'led')[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const scope of scopes)
    for (const { status, count } of await reader.orders.countStatus({ scope }))
      pairs.push([
        `${scope}: status ${status}`,
        count,
        await total(reader.orders.page({ scope, status: [status], ...one })),
      ]);
  for (const { status, count } of await orNone(reader.requirements.countStatus({}), []))
    pairs.push([
      `requirements: status ${status}`,
      count,
      await total(reader.requirements.list({ status: [status], size: 1 })),
    ]);
  return pairs;
}

async function dispatcherNumbers(reader: Client): Promise<Pair[]> {
  const parts = ['waiting', 'late', 'soon', 'returned'] as const;
  const { waitingCount, lateCount, soonCount, returnedCount } = await reader.pool.queue({ size: 1 });
  const counts = [waitingCount, lateCount, soonCount, returnedCount];
  const pairs: Pair[] = [['queue: waiting is the pool', waitingCount, await total(reader.pool.page(one))]];
  for (const [index, part] of parts.entries()) {
    const { list } = await reader.pool.queue({ part, size: 30 });
    // So many are shown at most; the rest stands behind a button with the whole number.
    pairs.push([`queue: ${part}`, Math.min(30, counts[index] ?? 0), list.length]);
  }
  return pairs;
}

/** What a lead's escalations count, beside what their rows open. */
async function leadNumbers(reader: Client): Promise<Pair[]> {
  const { reviewCount, joinCount, lateCount, unassignedLateCount, returnedCount } =
    await reader.backlog.escalations({});
  const { list } = await orNone(reader.joins.page({ page: 1, size: 100 }), { list: [] } as never);
  const inPool = (part: 'late' | 'returned') => total(reader.pool.page({ part, ...one }));
  return [
    ['late', lateCount, await total(reader.backlog.timeout({ scope: 'underling', ...one }))],
    ['late, unassigned', unassignedLateCount ?? 0, await inPool('late')],
    ['returned', returnedCount ?? 0, await inPool('returned')],
    ['reviews', reviewCount, await total(reader.reviews.page({ status: [1], ...one }))],
    ['joins', joinCount, list.filter(({ status }) => status === 1).length],
  ];
}

for (const account of ['engineer', 'engineer-2', 'se', 'monitor', 'lead', 'dispatcher', 'pm', 'partner']) {
  journey(`every number that ${account} is shown is that of the list which it opens`, async () => {
    const reader = await clientOf(account);
    await expectAgreement(() => homeNumbers(reader, 'mine', true));
    await expectAgreement(() => homeNumbers(reader, 'mine', false));
    await expectAgreement(() =>
      listNumbers(reader, account === 'lead' ? ['mine', 'group', 'led'] : ['mine', 'group']),
    );
    if (account === 'lead') {
      await expectAgreement(() => homeNumbers(reader, 'underling', true));
      await expectAgreement(() => homeNumbers(reader, 'underling', false));
      await expectAgreement(() => leadNumbers(reader));
    }
    if (account === 'dispatcher') await expectAgreement(() => dispatcherNumbers(reader));
  });
}
