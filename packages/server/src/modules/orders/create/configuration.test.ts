import type { Client } from '@svcdesk/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../../../db/index.ts';
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
    await offer(false);
    await expect(client.orders.create(draftOf(desk))).rejects.toMatchObject({ code: 'badRequest' });
    await offer(true);
    await client.orders.create(draftOf(desk));
  });

  it('counts the changes of every table that it is read from', async () => {
    const text = `${catalogFactsSql} ${templateWithFieldsSql('$4')}`;
    const parts = new Set([...text.matchAll(/(\w+) AS \(/g)].map(([, name]) => name));
    const read = new Set([...text.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, name]) => name));
    const { rows } = await run(
      `SELECT tgrelid::regclass::text, count(*) FROM pg_trigger WHERE tgname LIKE 'configuration\\_%' GROUP BY 1`,
      [],
    );
    expect(rows.map(([table, triggers]) => [table, triggers]).sort()).toEqual(
      [...read]
        .filter((name) => !parts.has(name))
        .map((name) => [name, 3])
        .sort(),
    );
  });
});
