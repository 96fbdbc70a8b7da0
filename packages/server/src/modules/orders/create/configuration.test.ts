import type { Client } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { membersAndDutySql } from '../../../engine/on-duty.ts';
import { cellByIdSql } from '../../../engine/visible-cell.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import {
  buildDesk,
  draftOf,
  newId,
  type TestDesk,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { templateWithFieldsSql } from '../../templates/find-template.ts';
import { catalogFactsSql } from './catalog-facts.ts';
import { ownReporterSql, reporterOfCellSql } from './reporter.ts';

const db = await testDatabase();
const server = await testServer(db);

let desk: TestDesk;
let client: Client;
beforeAll(async () => {
  desk = await buildDesk(db);
  client = await server.as(desk.client);
});

const run = (text: string, values: readonly string[], on: Queryable = db) =>
  on.connection.run({ text, values });

async function targetOfNext(): Promise<unknown> {
  const { id } = await client.orders.create(draftOf(desk));
  const { rows } = await run('SELECT response_target_minutes FROM orders WHERE id = $1', [id]);
  return rows[0]?.[0];
}

const setTarget = (minutes: number, on?: Queryable) =>
  run(
    'UPDATE sla_targets SET response_minutes = $2::smallint WHERE tenant_id = $1',
    [desk.tenantId, String(minutes)],
    on,
  );

// Another server that shares the database changes it without a word to this one.
describe('what new orders follow from, once it is kept', () => {
  it('is read again for the very next order when a target has changed', async () => {
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
    await run('UPDATE groups SET name = $2 WHERE id = $1', [desk.groupId, 'Named anew']);
    expect(await client.orders.create(draftOf(desk))).toMatchObject({ handlerGroupName: 'Named anew' });
    const ruleId = newId();
    await run(
      `INSERT INTO routing_rules (tenant_id, id, cell_id, catalog_id, order_type_id, group_id)
       VALUES ($1, $2, $3, $4, NULL, $5)`,
      [desk.tenantId, ruleId, draftOf(desk).cellId, desk.catalogId, desk.otherGroupId],
    );
    expect((await client.orders.create(draftOf(desk))).handlerGroupId).toBe(desk.otherGroupId);
    await run('DELETE FROM routing_rules WHERE id = $1', [ruleId]);
    expect((await client.orders.create(draftOf(desk))).handlerGroupId).toBe(desk.groupId);
  });

  it('refuses a catalogue that is no longer offered', async () => {
    await client.orders.create(draftOf(desk));
    const offer = (enabled: boolean) =>
      run('UPDATE catalogs SET enabled = $2::boolean WHERE id = $1', [desk.catalogId, String(enabled)]);
    const draft = { ...draftOf(desk), id: newId() };
    const made = await client.orders.create(draft);
    await offer(false);
    await expect(client.orders.create(draftOf(desk))).rejects.toMatchObject({ code: 'badRequest' });
    // What arrives again was made while it was offered.
    expect((await client.orders.create(draft)).orderNo).toBe(made.orderNo);
    await offer(true);
    await client.orders.create(draftOf(desk));
  });

  it('says that no group takes orders as long as there is no default one', async () => {
    await client.orders.create(draftOf(desk));
    const found = await run('SELECT id FROM groups WHERE tenant_id = $1 AND is_default', [desk.tenantId]);
    const rootId = String(found.rows[0]?.[0]);
    const makeDefault = (yes: boolean) =>
      run('UPDATE groups SET is_default = $2::boolean WHERE id = $1', [rootId, String(yes)]);
    await makeDefault(false);
    await expect(client.orders.create(draftOf(desk))).rejects.toMatchObject({
      code: 'notAllowed',
      reason: 'noGroup',
    });
    await makeDefault(true);
    await client.orders.create(draftOf(desk));
  });

  it('takes a site’s and a reporter’s new names, and no site that is retired', async () => {
    const { id } = await client.orders.create(draftOf(desk));
    const before = await client.orders.detail({ orderId: id });
    const { cellId } = draftOf(desk);
    await run('UPDATE cells SET name = $2 WHERE id = $1', [cellId, 'Moved house']);
    await run('UPDATE accounts SET name = $2 WHERE id = $1', [desk.client.accountId, 'Married name']);
    const next = await client.orders.create(draftOf(desk));
    const after = await client.orders.detail({ orderId: next.id });
    expect(after).toMatchObject({ cellName: 'Moved house', reportName: 'Married name' });
    expect(before).not.toMatchObject({ cellName: 'Moved house' });
    const retire = (at: string | null) => run(`UPDATE cells SET retired_at = ${at} WHERE id = $1`, [cellId]);
    await retire('now()');
    await expect(client.orders.create(draftOf(desk))).rejects.toMatchObject({ code: 'notFound' });
    await retire('NULL');
    await client.orders.create(draftOf(desk));
  });

  it('tells who has joined the group since, and nobody who has left or was disabled', async () => {
    const told = async () => {
      const { id } = await client.orders.create(draftOf(desk));
      const { rows } = await run(
        `SELECT account_id FROM messages WHERE target_id = $1 AND kind = 'order.new'`,
        [id],
      );
      return rows.map(([accountId]) => accountId);
    };
    const seat = [desk.tenantId, desk.groupId, desk.outsider.accountId];
    expect(await told()).not.toContain(desk.outsider.accountId);
    await run('INSERT INTO group_members (tenant_id, group_id, account_id) VALUES ($1, $2, $3)', seat);
    expect(await told()).toContain(desk.outsider.accountId);
    await run('UPDATE accounts SET disabled_at = now() WHERE id = $1', [desk.outsider.accountId]);
    expect(await told()).not.toContain(desk.outsider.accountId);
    await run('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [desk.outsider.accountId]);
    expect(await told()).toContain(desk.outsider.accountId);
    await run('DELETE FROM group_members WHERE tenant_id = $1 AND group_id = $2 AND account_id = $3', seat);
    expect(await told()).not.toContain(desk.outsider.accountId);
  });

  it('is not read again because somebody signs in', async () => {
    const lastChange = () =>
      run('SELECT xid FROM configuration_changes WHERE tenant_id = $1', [desk.tenantId]).then(
        ({ rows }) => rows,
      );
    const before = await lastChange();
    await run('UPDATE accounts SET last_sign_in_at = now() WHERE id = $1', [desk.client.accountId]);
    expect(await lastChange()).toEqual(before);
  });

  it('counts the changes of every table that it is read from', async () => {
    const text = [
      catalogFactsSql,
      templateWithFieldsSql('$4'),
      cellByIdSql,
      reporterOfCellSql('$3'),
      ownReporterSql('$3'),
      membersAndDutySql,
    ].join(' ');
    const parts = new Set([...text.matchAll(/(\w+) AS \(/g)].map(([, name]) => name));
    const read = new Set([...text.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, name]) => name));
    const { rows } = await run(
      `SELECT tgrelid::regclass::text, tgtype::int & 28 FROM pg_trigger WHERE tgname = 'configuration_changed'`,
      [],
    );
    // Bits of adding, removing and changing rows.
    const all = 4 | 8 | 16;
    expect([...rows].sort()).toEqual(
      [...read]
        .filter((name) => !parts.has(name))
        .map((name) => [name, all])
        .sort(),
    );
  });
});
