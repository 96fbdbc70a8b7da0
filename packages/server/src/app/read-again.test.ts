import { domains, isCall } from '@svcdesk/core/contract';
import { describe, expect, it } from 'vitest';
import { buildTenant, draftOf, emptyDatabase, newId, testServer } from '../testing/index.ts';
import { query } from '../testing/query.ts';
import { purgeExpired } from './jobs.ts';
import { callsReadAgain } from './read-again.ts';

const db = await emptyDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const dayMs = 86_400_000;

/** How large the kept answers of the tenant are, in bytes. */
const keptBytes = async (): Promise<number> => {
  const [row] = await query(db)<{ bytes: number }>`
    SELECT sum(pg_column_size(answer))::int AS bytes FROM idempotency_keys WHERE tenant_id = ${tenant.tenantId}`;
  return row?.bytes ?? 0;
};

describe('a write that comes again after six days', () => {
  it('is not done twice, and is answered as what it made stands now', async () => {
    const client = await server.as(tenant.client);
    const engineer = await server.as(tenant.engineer);
    // As the outbox of a phone sends it: the order has its id from the phone.
    const draft = { ...draftOf(tenant, { title: 'Sent from a cellar' }), id: newId() };
    const creating = { idempotencyKey: newId() };
    const accepting = { idempotencyKey: newId() };
    const made = await client.orders.create(draft, creating);
    const accepted = await engineer.orders.accept({ orderId: made.id }, accepting);
    const asked = { cellId: tenant.cellIds[0] ?? '', title: 'A second printer' };
    const asking = { idempotencyKey: newId() };
    const requirement = await client.requirements.create(asked, asking);
    const whole = await keptBytes();

    await purgeExpired(db, new Date(server.clock.now().getTime() + dayMs - 60_000));
    expect(await keptBytes()).toBe(whole);
    expect(await client.orders.create(draft, creating)).toEqual(made);

    await engineer.orders.resolve({ orderId: made.id, solution: 'Plugged in again' });
    server.clock.advance(6 * dayMs);
    await purgeExpired(db, server.clock.now());
    expect(await keptBytes()).toBeLessThan(whole / 5);

    const [later, stays, still] = [
      await (await server.as(tenant.client)).orders.create(draft, creating),
      await (await server.as(tenant.engineer)).orders.accept({ orderId: made.id }, accepting),
      await (await server.as(tenant.client)).requirements.create(asked, asking),
    ];
    expect(later).toMatchObject({ id: made.id, orderNo: made.orderNo, title: made.title });
    expect(later.status).not.toBe(made.status);
    expect([stays.id, stays.status]).toEqual([accepted.id, later.status]);
    expect(still).toMatchObject({ id: requirement.id, requirementNo: requirement.requirementNo });
    const again = await server.as(tenant.client);
    const { list } = await again.orders.cellPage({ size: 100 });
    expect(list.filter(({ title }) => title === draft.title)).toHaveLength(1);
    await expect(again.orders.create({ ...draft, title: 'Another one' }, creating)).rejects.toMatchObject({
      code: 'keyReused',
    });
  });

  it('is answered in what its call answers, whichever is read again', () => {
    const calls = new Map<string, unknown>(
      Object.entries(domains).flatMap(([domain, named]) =>
        Object.entries(named).map(([name, call]) => [`${domain}.${name}`, call] as const),
      ),
    );
    for (const id of callsReadAgain) {
      const call = calls.get(id);
      expect([id, isCall(call) && call.writes === true]).toEqual([id, true]);
    }
  });
});
