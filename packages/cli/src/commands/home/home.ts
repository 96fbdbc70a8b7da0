import { personal } from '@svcdesk/core/contract/account';
import * as backlog from '@svcdesk/core/contract/backlog';
import * as messages from '@svcdesk/core/contract/messages';
import * as orders from '@svcdesk/core/contract/orders';
import * as pool from '@svcdesk/core/contract/pool';
import * as requirements from '@svcdesk/core/contract/requirements';
import * as schedules from '@svcdesk/core/contract/schedules';
import { homeOf } from '@svcdesk/core/roles';
import { openStatuses, orderStatus, requirementStatus } from '@svcdesk/core/rules';
import { defineCommand } from '../../command/command.ts';
import { type Connection, connectSignedIn } from '../../session/connection.ts';
import type { Day, Whose } from './day-in-words.ts';

/** Orders of each part: who wants all of them has a list for it. */
const maxRows = 5;

/** Open orders of a customer among which those are looked for whose time is up. */
const maxOpen = 50;

/** `svcdesk home` */
export const home = defineCommand({
  name: 'home',
  calls: [
    personal,
    messages.unreadAll,
    backlog.mineAll,
    backlog.mineToday,
    backlog.timeout,
    backlog.willTimeout,
    backlog.escalations,
    pool.queue,
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
    const whose = await whoseDay(connection);
    const day = await dayOf[whose](connection);
    return {
      kind: 'sheet',
      item: { ...day },
      people: async () => (await import('./day-in-words.ts')).dayInWords(day, whose, context),
    };
  },
});

/** The same days as the app's home has. */
const dayOf: Readonly<Record<Whose, (connection: Connection) => Promise<Day>>> = {
  client: dayOfClient,
  dispatcher: dayOfDispatcher,
  lead: dayOfLead,
  engineer: dayOfStaff,
};

async function whoseDay(connection: Connection): Promise<Whose> {
  if (await connection.isClient()) return 'client';
  const { authBtns } = await connection.caller.call(personal, {});
  return homeOf((button) => authBtns.includes(button));
}

/** What waits in the pools for somebody to be sent. */
async function dayOfDispatcher({ caller }: Connection): Promise<Day> {
  const [all, late, waiting, unread] = await Promise.all([
    caller.call(backlog.mineAll, {}),
    caller.call(pool.queue, { part: 'late', size: maxRows }),
    caller.call(pool.queue, { part: 'waiting', size: 2 * maxRows }),
    caller.call(messages.unreadAll, {}),
  ]);
  const { waitingCount, lateCount, soonCount, returnedCount } = waiting;
  return {
    counts: { waitingCount, lateCount, soonCount, returnedCount, totalCount: all.totalCount },
    unread: unread.order + unread.system,
    late: late.list,
    next: waiting.list.filter(({ slaState }) => slaState !== 'late').slice(0, maxRows),
  };
}

/** A lead's own day, and what is late or came back in the groups that they lead. */
async function dayOfLead(connection: Connection): Promise<Day> {
  const [own, theirs] = await Promise.all([
    dayOfStaff(connection),
    connection.caller.call(backlog.escalations, {}),
  ]);
  const late = new Map([...own.late, ...theirs.late].map((order) => [order.id, order]));
  return {
    ...own,
    counts: { ...own.counts, lateCount: theirs.lateCount, returnedCount: theirs.returned.length },
    late: [...late.values()].slice(0, maxRows),
  };
}

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
