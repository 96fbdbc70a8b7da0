import { randomUUID } from 'node:crypto';
import type { Client } from '@svcdesk/core';
import { buildStaff } from '../../index.ts';
import type { StartedServer } from '../started-server.ts';
import type { Row, Rows } from './row.ts';

/** Of plain characters, because not every proxy leaves other bytes as they are. */
const upload = (on: Client) =>
  on.files.upload({ file: new Blob(['The cable was loose.'], { type: 'text/plain' }), name: 'found.txt' });

/** A webhook of the lead of everything. */
async function hooked({ tenant, as }: StartedServer) {
  const groups = { groupIds: [tenant.rootId], ledGroupIds: [tenant.rootId] };
  const on = await as(await buildStaff(tenant, { roles: ['lead'], ...groups }));
  const url = `https://hooks.example.com/${randomUUID()}`;
  const { id } = await on.webhooks.save({ url, events: ['order.created'], enabled: false });
  return { on, id };
}

/** Listens, causes an event, and waits until it arrives. */
async function firstEvent({ url, tenant, as, things }: StartedServer): Promise<void> {
  const on = await as(tenant.engineer);
  const { orderId } = await things();
  const { ticket } = await on.events.ticket({});
  const ending = new AbortController();
  const address = `${url}/api/events?ticket=${encodeURIComponent(ticket)}`;
  const reply = await fetch(address, { signal: ending.signal });
  if (reply.status !== 200) throw new Error(`the stream answered ${reply.status}`);
  await on.orders.accept({ orderId });
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes(orderId)) break;
  }
  ending.abort();
}

const asEngineer =
  (ask: (on: Client, address: string) => Promise<unknown>): Row =>
  async ({ as, tenant, url }) =>
    ask(await as(tenant.engineer), url);

/** Files, streams, messages and what else is around the work. */
export const aroundRows: Rows = {
  'dictionary.tree': asEngineer((on) => on.dictionary.tree({ code: 'region' })),
  'events.stream': firstEvent,
  'files.get': asEngineer(async (on) => on.files.get({ id: (await upload(on)).id })),
  'files.link': asEngineer(async (on, address) => {
    const { url } = await on.files.link({ id: (await upload(on)).id });
    const reply = await fetch(new URL(url, address));
    if (reply.status !== 200) throw new Error(`the file answered ${reply.status}`);
  }),
  'files.upload': asEngineer(upload),
  'knowledge.answers': asEngineer((on) => on.knowledge.answers({ question: 'the printer is silent' })),
  'messages.markAllRead': asEngineer((on) => on.messages.markAllRead({ sysMsgFlag: 0 })),
  'messages.markRead': async ({ as, tenant, things }) => {
    const { orderId } = await things();
    const engineerId = tenant.engineer.accountId;
    await (await as(tenant.lead)).orders.transfer({ orderId, groupId: tenant.groupId, engineerId });
    const on = await as(tenant.engineer);
    const { list } = await on.messages.mine({ sysMsgFlag: 0 });
    await on.messages.markRead({ ids: list.slice(0, 1).map(({ id }) => id) });
  },
  'messages.mine': asEngineer((on) => on.messages.mine({ sysMsgFlag: 0 })),
  'messages.unread': asEngineer((on) => on.messages.unread({ sysMsgFlag: 0 })),
  'schedules.feedFile': async ({ as, tenant, url }) => {
    const feed = await (await as(tenant.engineer)).schedules.feed({ rotate: true });
    const reply = await fetch(new URL(new URL(feed.url ?? '').pathname, url));
    if (reply.status !== 200) throw new Error(`the calendar answered ${reply.status}`);
  },
  'tracking.create': ({ client }) =>
    client().tracking.create({
      appName: 'svcdesk',
      events: [{ module: 'login', type: 'view', page: '/login', at: new Date().toISOString() }],
    }),
  'webhooks.delete': async (started) => {
    const { on, id } = await hooked(started);
    await on.webhooks.delete({ id });
  },
  'webhooks.deliveries': async (started) => {
    const { on, id } = await hooked(started);
    await on.webhooks.deliveries({ id });
  },
  'webhooks.list': async (started) => (await hooked(started)).on.webhooks.list({}),
  'webhooks.save': hooked,
  'workbench.statistics': asEngineer((on) =>
    on.workbench.statistics({ from: '2026-11-01', to: '2026-11-30', groupBy: 'day' }),
  ),
};
