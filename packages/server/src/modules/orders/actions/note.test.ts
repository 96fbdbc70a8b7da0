import { beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const ofNote = ({ kind }: { kind: string }) => kind === 'order.note';

describe('a note that the reporter is notified of', () => {
  it('reaches them as a message that says who writes, about which order and what', async () => {
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const order = await client.orders.create(draftOf(tenant));
    await engineer.orders.progress({ orderId: order.id, content: 'Nobody is told of this' });
    expect((await client.messages.mine({ sysMsgFlag: 0 })).list.filter(ofNote)).toEqual([]);
    await engineer.orders.progress({ orderId: order.id, content: 'We come at 15:00', notifyReporter: true });
    const [message] = (await client.messages.mine({ sysMsgFlag: 0 })).list.filter(ofNote);
    expect(message).toMatchObject({ target: { kind: 'order', id: order.id } });
    expect(message?.content).toContain('We come at 15:00');
    expect(message?.content).toContain(order.orderNo);
    expect((await client.orders.history({ orderId: order.id })).at(-1)).toMatchObject({
      action: 'progress',
      remark: 'We come at 15:00',
    });
  });

  it('is refused among staff, and where no message reaches a reporter: then nothing is written', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const byPhone = { reportName: 'Somebody', reportPhone: '13900001111' };
    const { id: orderId } = await dispatcher.orders.create({ ...draftOf(tenant), ...byPhone });
    const note = { orderId, content: 'We come at 15:00', notifyReporter: true };
    await expect(dispatcher.orders.progress({ ...note, internal: true })).rejects.toMatchObject({
      issues: [{ path: 'notifyReporter', code: 'notWith' }],
    });
    await expect(dispatcher.orders.progress(note)).rejects.toMatchObject({
      issues: [{ path: 'notifyReporter', code: 'nobodyToNotify' }],
    });
    const history = await dispatcher.orders.history({ orderId });
    expect(history.map(({ action }) => action)).not.toContain('progress');
  });
});
