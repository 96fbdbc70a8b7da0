import type { Client } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import {
  advanceToHour,
  buildTenant,
  draftOf,
  runJob,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { resume } from '../jobs/index.ts';

const db = await testDatabase();
const server = await testServer(db);
advanceToHour(server.clock, 9);
const tenant = await buildTenant(db);
const hourMs = 3_600_000;

describe('an order on hold until a time that has come', () => {
  it.each([
    ['a note', (on: Client, orderId: string) => on.orders.progress({ orderId, content: 'Seen' })],
    ['an activation by hand', (on: Client, id: string) => on.orders.activate({ id, remark: 'On' })],
    [
      'a transfer of what was seen on hold',
      async (on: Client, orderId: string) => {
        const { version, status } = await on.orders.detail({ orderId });
        expect(status).toBe(4);
        return on.orders.transfer({ orderId, groupId: tenant.groupId, remark: 'Busy', version, status });
      },
    ],
  ])('went on as of then, when %s comes before the job', async (_what, act) => {
    const { id: orderId } = await (await server.as(tenant.client)).orders.create(draftOf(tenant));
    const engineer = await server.as(tenant.engineer);
    await engineer.orders.accept({ orderId });
    const { resolveDueAt: dueBefore } = await engineer.orders.detail({ orderId });
    const resumeAt = new Date(server.clock.now().getTime() + hourMs).toISOString();
    await engineer.orders.hangUp({ orderId, reasonCode: 'waitCustomer', resumeAt });
    server.clock.advance(3 * hourMs);
    await act(await server.as(tenant.engineer), orderId);
    await runJob(server, resume);
    const later = await server.as(tenant.dispatcher);
    const records = await later.orders.history({ orderId });
    const held = records.find(({ action }) => action === 'hangUp');
    const resumed = records.filter(({ action }) => action === 'activate');
    expect(resumed).toMatchObject([{ at: resumeAt }]);
    const { resolveDueAt, status } = await later.orders.detail({ orderId });
    expect(status).not.toBe(4);
    const heldMs = Date.parse(resumeAt) - Date.parse(held?.at ?? '');
    expect(Date.parse(resolveDueAt ?? '') - Date.parse(dueBefore ?? '')).toBe(heldMs);
  });
});
