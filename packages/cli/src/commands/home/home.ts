import * as backlog from '@svcdesk/core/contract/backlog';
import * as messages from '@svcdesk/core/contract/messages';
import * as orders from '@svcdesk/core/contract/orders';
import * as requirements from '@svcdesk/core/contract/requirements';
import * as schedules from '@svcdesk/core/contract/schedules';
import { openStatuses, orderStatus, requirementStatus } from '@svcdesk/core/rules';
import { defineCommand } from '../../command/command.ts';
import { type Connection, connectSignedIn } from '../../session/connection.ts';
import type { Day } from './day-in-words.ts';

/** Orders of each part: who wants all of them has a list for it. */
const maxRows = 5;

/** Open orders of a customer among which those are looked for whose time is up. */
const maxOpen = 50;

/** `svcdesk home` */
export const home = defineCommand({
  name: 'home',
  calls: [
    messages.unreadAll,
    backlog.mineAll,
    backlog.mineToday,
    backlog.timeout,
    backlog.willTimeout,
    schedules.stops,
    orders.countStatus,
    orders.cellPage,
    requirements.countStatus,
  ],
  arguments: [],
  flags: {},
  output: 'sheet',
  isWatchable: true,
  kind: 'order',
  examples: { one: 'svcdesk home', watch: 'svcdesk home --watch' },
  fields: () => ['counts', 'unread', 'late', 'next'],
  async run(_input, context) {
    const connection = connectSignedIn(context, { validate: false });
    const isClient = await connection.isClient();
    const day = isClient ? await dayOfClient(connection) : await dayOfStaff(connection);
    return {
      kind: 'sheet',
      item: { ...day },
      people: async () => (await import('./day-in-words.ts')).dayInWords(day, isClient, context),
    };
  },
});

async function dayOfStaff({ caller }: Connection): Promise<Day> {
  const [today, all, late, soon, stops, unread] = await Promise.all([
    caller.call(backlog.mineToday, {}),
    caller.call(backlog.mineAll, {}),
    caller.call(backlog.timeout, { size: maxRows }),
    caller.call(backlog.willTimeout, { size: maxRows }),
    caller.call(schedules.stops, {}),
    caller.call(messages.unreadAll, {}),
  ]);
  // What is done is not next; an entry has no number of its own, so that its order's stands beside it.
  const planned = stops.list
    .filter(({ status }) => status === 'planned' || status === 'running')
    .map(({ status: _ofEntry, order, ...stop }) => ({ ...order, ...stop }));
  return {
    counts: {
      todayCount: today.totalCount,
      totalCount: all.totalCount,
      timeoutCount: all.timeoutCount,
      willTimeoutCount: all.willTimeoutCount,
      ccUserCount: all.ccUserCount,
    },
    unread: unread.order + unread.system,
    late: late.list,
    // A day without a plan goes by what is due first.
    next: (planned.length > 0 ? planned : soon.list).slice(0, maxRows),
  };
}

async function dayOfClient({ caller }: Connection): Promise<Day> {
  const [counts, asked, open, done, unread] = await Promise.all([
    caller.call(orders.countStatus, {}),
    caller.call(requirements.countStatus, {}),
    caller.call(orders.cellPage, { status: [...openStatuses], size: maxOpen }),
    caller.call(orders.cellPage, { status: [orderStatus.resolved], size: maxRows }),
    caller.call(messages.unreadAll, {}),
  ]);
  const requirementCount = asked.find(({ status }) => status === requirementStatus.submitted)?.count ?? 0;
  const openCount = counts
    .filter(({ status }) => (openStatuses as readonly number[]).includes(status))
    .reduce((sum, { count }) => sum + count, 0);
  return {
    counts: { openCount, resolvedCount: done.total, requirementCount },
    unread: unread.order + unread.system,
    late: open.list.filter(({ slaState }) => slaState === 'late').slice(0, maxRows),
    next: done.list,
  };
}
