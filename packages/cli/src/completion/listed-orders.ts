import * as devices from '@svcdesk/core/contract/device-orders';
import * as entrust from '@svcdesk/core/contract/entrust';
import * as orders from '@svcdesk/core/contract/orders';
import * as pm from '@svcdesk/core/contract/pm-orders';
import * as projects from '@svcdesk/core/contract/projects';
import { openStatuses } from '@svcdesk/core/rules';
import type { Asking, Candidate, Search, ThingName } from '../resources/resource.ts';

/** Orders of each list: the newest of them are what is worked on. */
const size = 50;

const open = [...openStatuses];

/** Orders that somebody probably means, by kind: they are found by their whole number only, so that these are listed. */
const lists: Partial<Record<ThingName, Search>> = {
  async order(_words, { connection }) {
    const { caller } = connection;
    if (await connection.isClient())
      return numbered((await caller.call(orders.cellPage, { status: open, size })).list);
    const [mine, group] = await Promise.all([
      caller.call(orders.page, { scope: 'mine', status: open, size }),
      caller.call(orders.page, { scope: 'group', status: open, size }),
    ]);
    return [...new Map(numbered([...mine.list, ...group.list]).map((one) => [one.id, one])).values()];
  },
  device: listOf(({ connection }) => connection.caller.call(devices.page, { size })),
  entrust: listOf(({ connection }) => connection.caller.call(entrust.page, { size })),
  pm: listOf(({ connection }) => connection.caller.call(pm.page, { size })),
  project: listOf(({ connection }) => connection.caller.call(projects.backlogPage, { size })),
};

/** How the orders of a kind are listed; undefined for what is no order. */
export function listedOrders(thing: ThingName): Search | undefined {
  return lists[thing];
}

/** What is known of an order of any kind. */
interface Listed {
  readonly id: string;
  readonly orderNo?: string;
  readonly entrustNo?: string;
  readonly title?: string;
}

function listOf(page: (asking: Asking) => Promise<{ readonly list: readonly Listed[] }>): Search {
  return async (_words, asking) => numbered((await page(asking)).list);
}

function numbered(list: readonly Listed[]): Candidate[] {
  return list.map(({ id, orderNo, entrustNo, title = '' }) => ({
    id,
    label: title,
    names: [orderNo ?? entrustNo ?? id],
  }));
}
