import { personal } from '@svcdesk/core/contract/account';
import * as backlog from '@svcdesk/core/contract/backlog';
import * as entrust from '@svcdesk/core/contract/entrust';
import * as messages from '@svcdesk/core/contract/messages';
import * as orders from '@svcdesk/core/contract/orders';
import * as pool from '@svcdesk/core/contract/pool';
import * as requirements from '@svcdesk/core/contract/requirements';
import * as schedules from '@svcdesk/core/contract/schedules';
import { homeOf } from '@svcdesk/core/roles';
import { openStatuses, orderStatus, requirementStatus, statusesByKind } from '@svcdesk/core/rules';
import { defineCommand } from '../command.ts';
import type { Item } from '../print/output.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import type { Day, Whose } from './home-in-words.ts';

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
    backlog.underlingToday,
    entrust.page,
    entrust.mine,
    pool.queue,
    schedules.stops,
    orders.countStatus,
    orders.cellPage,
    requirements.countStatus,
  ],
  arguments: [],
  flags: {},
  output: 'detail',
  isWatchable: true,
  kind: 'order',
  examples: { one: 'svcdesk home', watch: 'svcdesk home --watch' },
  fields: () => ['counts', 'unread', 'late', 'next'],
  async run(_input, context) {
    const connection = connectSignedIn(context, { validate: false });
    const whose = await whoseDay(connection);
    const day = await dayOf[whose](connection);
    const { more: _forPeople, ...item } = day;
    return {
      kind: 'detail',
      item,
      people: async () => (await import('./home-in-words.ts')).dayInWords(day, whose, context),
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

const inPools = 'svcdesk pool queue';
const lateInPools = 'svcdesk pool queue --part late';
const fromPartners = 'svcdesk entrust list --side partner';

/** The orders in the pools that wait to be assigned. */
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
    more: { late: lateInPools, next: inPools },
  };
}

/** A lead's own day, and what waits, is late or came back in the groups that they lead, and from partners. */
async function dayOfLead(connection: Connection): Promise<Day> {
  const { caller } = connection;
  const [own, theirs, team, late, waiting, entrusted] = await Promise.all([
    dayOfStaff(connection),
    caller.call(backlog.escalations, {}),
    caller.call(backlog.underlingToday, {}),
    caller.call(pool.queue, { part: 'late', size: maxRows }),
    caller.call(pool.queue, { part: 'waiting', size: 2 * maxRows }),
    openEntrusted(entrust.page, connection),
  ]);
  const lateEntrusted = entrusted.filter(isLate);
  const undistributed = ({ status }: Item) => status === statusesByKind.entrust.toDistribute;
  const toHandOut: Item[] = [...waiting.list, ...entrusted.filter(undistributed)];
  const { todayCount = 0, totalCount = 0 } = own.counts;
  const hasOwn = own.next.length > 0;
  const lateOthers = waiting.lateCount > 0 ? lateInPools : fromPartners;
  const onlyOthersLate = theirs.lateCount === 0 && waiting.lateCount + lateEntrusted.length > 0;
  return {
    counts: {
      todayCount,
      totalCount,
      teamCount: team.pendingCount,
      waitingCount: waiting.waitingCount,
      entrustedCount: entrusted.length,
      lateCount: theirs.lateCount + waiting.lateCount + lateEntrusted.length,
      returnedCount: waiting.returnedCount,
      reviewCount: theirs.reviewCount,
      joinCount: theirs.joinCount,
    },
    unread: own.unread,
    late: mostPressing([...own.late, ...theirs.late, ...late.list, ...lateEntrusted]),
    // A person without orders of their own to do next hands out work.
    next: hasOwn ? own.next : mostPressing(toHandOut.filter((order) => !isLate(order))),
    more: {
      late: onlyOthersLate ? lateOthers : 'svcdesk todo escalations',
      next: hasOwn
        ? own.more.next
        : waiting.list.length > 0 || entrusted.length === 0
          ? inPools
          : fromPartners,
    },
  };
}

/** Entrusted orders of the partner's side that are not finished, in the words of other orders. */
async function openEntrusted(
  call: typeof entrust.page | typeof entrust.mine,
  { caller }: Connection,
): Promise<Item[]> {
  const { toDistribute, distributed, processing } = statusesByKind.entrust;
  const status = [toDistribute, distributed, processing];
  const { list } = await caller.call(call, { side: 'partner', status, size: maxOpen });
  const now = caller.now();
  return list.map((order) => ({
    ...order,
    kind: 'entrusted',
    orderNo: order.entrustNo,
    nextDueAt: order.dueAt,
    slaState: order.paused ? 'paused' : order.dueAt && Date.parse(order.dueAt) < now ? 'late' : 'ok',
  }));
}

const isLate = ({ slaState }: Item): boolean => slaState === 'late';

/** Each once, what is late for longest first. */
function mostPressing(orders: readonly Item[]): Item[] {
  const due = ({ nextDueAt }: Item) => String(nextDueAt ?? '');
  return [...new Map(orders.map((order) => [order.id, order])).values()]
    .sort((one, other) => due(one).localeCompare(due(other)))
    .slice(0, maxRows);
}

async function dayOfStaff(connection: Connection): Promise<Day> {
  const { caller } = connection;
  const [today, all, late, soon, stops, unread, entrusted] = await Promise.all([
    caller.call(backlog.mineToday, {}),
    caller.call(backlog.mineAll, {}),
    caller.call(backlog.timeout, { size: maxRows }),
    caller.call(backlog.willTimeout, { size: maxRows }),
    caller.call(schedules.stops, {}),
    caller.call(messages.unreadAll, {}),
    openEntrusted(entrust.mine, connection),
  ]);
  const lateEntrusted = entrusted.filter(isLate);
  // What is done is not next; an entry has no number of its own, so that its order's stands beside it.
  const planned = stops.list
    .filter(({ status }) => status === 'planned' || status === 'running')
    .map(({ status: _ofEntry, order, ...stop }) => ({ ...order, ...stop }));
  return {
    counts: {
      // Without what is suspended, as the app counts a day: `todo to-handle --today` lists as many.
      todayCount: today.pendingCount,
      totalCount: all.totalCount,
      timeoutCount: all.timeoutCount + lateEntrusted.length,
      willTimeoutCount: all.willTimeoutCount,
      ccUserCount: all.ccUserCount,
    },
    unread: unread.order + unread.system,
    late: mostPressing([...late.list, ...lateEntrusted]),
    // A day without a plan goes by what is due first.
    next: (planned.length > 0 ? planned : soon.list).slice(0, maxRows),
    more: {
      late: late.list.length === 0 && lateEntrusted.length > 0 ? 'svcdesk entrust mine' : 'svcdesk todo late',
      next: planned.length === 0 && soon.list.length > 0 ? 'svcdesk todo soon' : 'svcdesk schedule stops',
    },
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
    more: { late: 'svcdesk orders list --status open', next: 'svcdesk orders evaluate ORDER' },
  };
}
