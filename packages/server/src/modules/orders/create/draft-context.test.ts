import type { Client } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../../platform/db/connection.ts';
import type { Database, Queryable, Transaction } from '../../../platform/db/index.ts';
import {
  buildTenant,
  draftOf,
  newId,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { findNotified } from '../../../testing/query.ts';

const db = await testDatabase();
const server = await testServer(db);

let tenant: TestTenant;
let client: Client;
beforeAll(async () => {
  tenant = await buildTenant(db);
  client = await server.as(tenant.client);
});

const run = (text: string, values: readonly string[], on: Queryable = db) =>
  on.connection.run({ text, values });

async function targetOfNext(): Promise<unknown> {
  const { id } = await client.orders.create(draftOf(tenant));
  const { rows } = await run('SELECT response_target_minutes FROM orders WHERE id = $1', [id]);
  return rows[0]?.[0];
}

const setTarget = (minutes: number, on?: Queryable) =>
  run(
    'UPDATE sla_targets SET response_minutes = $2::smallint WHERE tenant_id = $1',
    [tenant.tenantId, String(minutes)],
    on,
  );

// Another server that shares the database changes it without a word to this one.
describe('what new orders follow from', () => {
  it('is read for each order, so that the very next one has a changed target', async () => {
    await setTarget(31);
    expect(await targetOfNext()).toBe(31);
    await setTarget(32);
    expect(await targetOfNext()).toBe(32);
  });

  it('still holds when a change of it was rolled back', async () => {
    await setTarget(33);
    await targetOfNext();
    const undone = db.transaction(async (tx) => {
      await setTarget(34, tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await targetOfNext()).toBe(33);
  });

  it('follows a group’s new name, a rule that sends orders elsewhere, and its end', async () => {
    await run('UPDATE groups SET name = $2 WHERE id = $1', [tenant.groupId, 'Named anew']);
    expect(await client.orders.create(draftOf(tenant))).toMatchObject({ handlerGroupName: 'Named anew' });
    const ruleId = newId();
    await run(
      `INSERT INTO routing_rules (tenant_id, id, cell_id, catalog_id, order_type_id, group_id)
       VALUES ($1, $2, $3, $4, NULL, $5)`,
      [tenant.tenantId, ruleId, draftOf(tenant).cellId, tenant.catalogId, tenant.otherGroupId],
    );
    expect((await client.orders.create(draftOf(tenant))).handlerGroupId).toBe(tenant.otherGroupId);
    await run('DELETE FROM routing_rules WHERE id = $1', [ruleId]);
    expect((await client.orders.create(draftOf(tenant))).handlerGroupId).toBe(tenant.groupId);
  });

  it('refuses a catalogue that is no longer offered', async () => {
    await client.orders.create(draftOf(tenant));
    const offer = (enabled: boolean) =>
      run('UPDATE catalogs SET enabled = $2::boolean WHERE id = $1', [tenant.catalogId, String(enabled)]);
    const draft = { ...draftOf(tenant), id: newId() };
    const made = await client.orders.create(draft);
    await offer(false);
    await expect(client.orders.create(draftOf(tenant))).rejects.toMatchObject({ code: 'badRequest' });
    // What arrives again was made while it was offered.
    expect((await client.orders.create(draft)).orderNo).toBe(made.orderNo);
    await offer(true);
    await client.orders.create(draftOf(tenant));
  });

  it('says that no group takes orders as long as there is no default one', async () => {
    await client.orders.create(draftOf(tenant));
    const found = await run('SELECT id FROM groups WHERE tenant_id = $1 AND is_default', [tenant.tenantId]);
    const rootId = String(found.rows[0]?.[0]);
    const makeDefault = (yes: boolean) =>
      run('UPDATE groups SET is_default = $2::boolean WHERE id = $1', [rootId, String(yes)]);
    await makeDefault(false);
    await expect(client.orders.create(draftOf(tenant))).rejects.toMatchObject({
      code: 'notAllowed',
      reason: 'noGroup',
    });
    await makeDefault(true);
    await client.orders.create(draftOf(tenant));
  });

  it('takes a site’s and a reporter’s new names, and no site that is retired', async () => {
    const { id } = await client.orders.create(draftOf(tenant));
    const before = await client.orders.detail({ orderId: id });
    const { cellId } = draftOf(tenant);
    await run('UPDATE cells SET name = $2 WHERE id = $1', [cellId, 'Moved house']);
    await run('UPDATE accounts SET name = $2 WHERE id = $1', [tenant.client.accountId, 'Married name']);
    const next = await client.orders.create(draftOf(tenant));
    const after = await client.orders.detail({ orderId: next.id });
    expect(after).toMatchObject({ cellName: 'Moved house', reportName: 'Married name' });
    expect(before).not.toMatchObject({ cellName: 'Moved house' });
    const retire = (at: string | null) => run(`UPDATE cells SET retired_at = ${at} WHERE id = $1`, [cellId]);
    await retire('now()');
    await expect(client.orders.create(draftOf(tenant))).rejects.toMatchObject({ code: 'notFound' });
    await retire('NULL');
    await client.orders.create(draftOf(tenant));
  });

  it('tells who has joined the group since, and none who have left or were disabled', async () => {
    const notified = async () => {
      const { id } = await client.orders.create(draftOf(tenant));
      return await findNotified(tenant, id, 'order.new');
    };
    const seat = [tenant.tenantId, tenant.groupId, tenant.outsider.accountId];
    expect(await notified()).not.toContain(tenant.outsider.accountId);
    await run('INSERT INTO group_members (tenant_id, group_id, account_id) VALUES ($1, $2, $3)', seat);
    expect(await notified()).toContain(tenant.outsider.accountId);
    await run('UPDATE accounts SET disabled_at = now() WHERE id = $1', [tenant.outsider.accountId]);
    expect(await notified()).not.toContain(tenant.outsider.accountId);
    await run('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [tenant.outsider.accountId]);
    expect(await notified()).toContain(tenant.outsider.accountId);
    await run('DELETE FROM group_members WHERE tenant_id = $1 AND group_id = $2 AND account_id = $3', seat);
    expect(await notified()).not.toContain(tenant.outsider.accountId);
  });

  it('is read in two statements, and an order without files or fields is written in three', async () => {
    const sent: (string | undefined)[] = [];
    const recorded = <T extends Queryable>(on: T): T =>
      Object.create(on, {
        connection: {
          value: {
            run(command: Command) {
              sent.push(command.name);
              return on.connection.run(command);
            },
          },
        },
      });
    const watched: Database = Object.create(db, {
      transaction: {
        value: (work: (tx: Transaction) => Promise<unknown>) => db.transaction((tx) => work(recorded(tx))),
      },
    });
    const { as } = await testServer(watched);
    for (const account of [tenant.client, tenant.engineer]) {
      const caller = await as(account);
      // Numbers are leased twenty at a time, and calendars read once.
      await caller.orders.create(draftOf(tenant));
      sent.length = 0;
      await caller.orders.create(draftOf(tenant));
      const looks = ['groups.membersAndDuty', 'orders.draftContext'];
      const writes = ['idempotency.keep', 'messages.sendFirst', 'orders.insert'];
      expect(sent.toSorted()).toEqual([...looks, ...writes].toSorted());
    }
  });
});
