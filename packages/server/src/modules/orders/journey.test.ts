import { expect, it } from 'vitest';
import { buildTenant, draftOf, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);

it('takes an order from a customer over accepting, clocking in and resolving to its evaluation', async () => {
  const tenant = await buildTenant(db);
  const client = await server.as(tenant.client);
  const engineer = await server.as(tenant.engineer);

  const made = await client.orders.create({
    ...draftOf(tenant, { serverCatalogId: tenant.onSiteCatalogId }),
    fields: [{ fieldId: tenant.fieldIds.model, fieldValue: 'LaserJet' }],
  });
  expect(made).toMatchObject({
    status: 1,
    source: 0,
    priority: 3,
    serviceMode: 'onSite',
    handlerGroupId: tenant.groupId,
    version: 1,
    slaState: 'ok',
  });
  expect(made.orderNo).toMatch(/^WO\d{8}\d{4,}$/);
  expect(made.can).toEqual(expect.arrayContaining(['cancel', 'supplement', 'remind']));

  const pool = await engineer.orders.page({ scope: 'group', status: [1, 2] });
  expect(pool.list.map((order) => order.id)).toEqual([made.id]);
  expect(pool.list[0]?.can).toContain('accept');

  const accepted = await engineer.orders.accept({ orderId: made.id, handleType: 3, version: made.version });
  expect(accepted).toMatchObject({ status: 3, handlerId: tenant.engineer.accountId, version: 2 });
  expect(accepted.can).not.toContain('resolve');
  await expect(engineer.orders.resolve({ orderId: made.id, solution: 'New toner' })).rejects.toMatchObject({
    code: 'notAllowed',
    reason: 'clockInMissing',
  });

  const clocked = await engineer.orders.clockIn({ orderId: made.id, address: 'Front door' });
  expect(clocked).toMatchObject({ handleType: 8, action: 'clockIn', place: { address: 'Front door' } });
  await engineer.orders.progress({ orderId: made.id, content: 'Looks like the toner' });
  await engineer.orders.progress({ orderId: made.id, content: 'Customer is upset', internal: true });
  const resolved = await engineer.orders.resolve({
    orderId: made.id,
    solution: 'New toner',
    causeCode: 'hardware',
    spentMinutes: 25,
  });
  expect(resolved).toMatchObject({ status: 5, slaState: 'met' });

  const seen = await client.orders.detail({ orderId: made.id });
  expect(seen).toMatchObject({ status: 5, solution: 'New toner', can: expect.arrayContaining(['evaluate']) });
  expect(seen.fields).toEqual([
    expect.objectContaining({ name: 'Model', fieldValue: 'LaserJet', display: 'LaserJet' }),
  ]);
  await client.orders.evaluate({ orderId: made.id, label: '1,3', stars: '5,4,5,5', content: 'Quick' });
  const evaluation = await client.orders.evaluation({ orderId: made.id });
  expect(evaluation).toMatchObject({ label: '1,3', stars: '5,4,5,5', autoEvaluate: false });

  const history = await engineer.orders.history({ orderId: made.id });
  expect(history.map((record) => record.action)).toEqual([
    'create',
    'accept',
    'clockIn',
    'progress',
    'progress',
    'resolve',
    'evaluate',
  ]);
  const shown = await client.orders.history({ orderId: made.id });
  expect(shown.map((record) => record.action)).toEqual([
    'create',
    'accept',
    'clockIn',
    'progress',
    'resolve',
    'evaluate',
  ]);
  expect((await engineer.orders.detail({ orderId: made.id })).status).toBe(6);
  expect(await client.orders.countStatus({})).toContainEqual({ status: 6, count: 1 });
  for (const [asked, path, code] of [
    [{ from: '2026-02-01', to: '2026-01-01' }, 'to', 'tooEarly'],
    [{ from: '2024-01-01', to: '2026-01-01' }, 'from', 'tooLongSpan'],
    [{ from: '2031-01-01' }, 'from', 'future'],
    [{ cellId: made.cellId, scope: 'mine' }, 'scope', 'notWith'],
  ] as const) {
    await expect(client.orders.countStatus(asked)).rejects.toMatchObject({ issues: [{ path, code }] });
  }
});
