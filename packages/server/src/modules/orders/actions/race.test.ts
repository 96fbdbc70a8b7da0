import { beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, draftOf, type TestTenant, testDatabase, testServer } from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await buildTenant(db);
});

const winners = <T>(outcomes: PromiseSettledResult<T>[]) =>
  outcomes.filter((outcome) => outcome.status === 'fulfilled');
const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  );

describe('a hundred engineers who accept one order at the same moment', () => {
  it('are one winner and ninety-nine who saw an older version, with one record', async () => {
    const client = await server.as(tenant.client);
    const engineers = [await server.as(tenant.engineer), await server.as(tenant.engineer2)];
    const { id: orderId, version } = await client.orders.create(draftOf(tenant));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) => engineers[index % 2]?.orders.accept({ orderId, version })),
    );
    expect(winners(outcomes)).toHaveLength(1);
    expect(codes(outcomes)).toEqual(Array.from({ length: 99 }, () => 'orderChanged'));
    const history = await client.orders.history({ orderId });
    expect(history.map(({ action }) => action)).toEqual(['create', 'accept']);
  });
});

describe('two evaluations at the same moment', () => {
  it('are one', async () => {
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId });
    await engineer.orders.resolve({ orderId, solution: 'Done' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => client.orders.evaluate({ orderId, label: '', stars: '5,5,5,5' })),
    );
    expect(winners(outcomes)).toHaveLength(1);
    expect(new Set(codes(outcomes))).toEqual(new Set(['notAllowed']));
  });
});

describe('actions of different kinds at the same moment', () => {
  it('leave one chain of records without a gap', async () => {
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    const { id: orderId } = await client.orders.create(draftOf(tenant));
    await engineer.orders.accept({ orderId });
    await Promise.allSettled([
      ...Array.from({ length: 10 }, (_, index) =>
        engineer.orders.progress({ orderId, content: `Step ${index}` }),
      ),
      ...Array.from({ length: 10 }, (_, index) =>
        client.orders.supplement({ orderId, content: `Word ${index}` }),
      ),
      engineer.orders.resolve({ orderId, solution: 'Done' }),
    ]);
    const { rows } = await db.connection.run({
      text: `SELECT r.seq, r.prev_hash = lag(r.hash) OVER (ORDER BY r.seq) AS linked, o.record_count, o.version
        FROM order_records r JOIN orders o ON o.tenant_id = r.tenant_id AND o.id = r.order_id
        WHERE r.tenant_id = $1 AND r.order_id = $2 ORDER BY r.seq`,
      values: [tenant.tenantId, orderId],
    });
    expect(rows).toHaveLength(23);
    expect(rows.slice(1).every(([, linked]) => linked === true)).toBe(true);
    expect(rows.at(-1)?.slice(2)).toEqual([23, 23]);
  });
});
