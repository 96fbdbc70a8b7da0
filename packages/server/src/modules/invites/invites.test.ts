import { isSvcdeskError } from '@svcdesk/core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildClient,
  buildTenant,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await buildTenant(db);
});

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error === undefined) return 'done';
  if (!isSvcdeskError(error)) throw error;
  const issues = error.issues?.map((issue) => `${issue.path} ${issue.code}`).join();
  return issues || error.reason || error.code;
}

const run = (text: string, values: readonly string[]) => db.connection.run({ text, values });
const [first, second] = [0, 1] as const;

/** A code for sites of the tenant's customer, given by its dispatcher. */
async function invite(cells: readonly number[], more: object = {}): Promise<string> {
  const cellIds = cells.map((index) => tenant.cellIds[index] ?? '');
  return (await (await server.as(tenant.dispatcher)).invites.create({ cellIds, uses: 9, ...more })).code;
}

/** An account that no customer has approved yet. */
async function newcomer(): Promise<TestAccount> {
  const account = await buildClient(tenant, { customerId: tenant.customerId });
  await run('UPDATE accounts SET customer_id = NULL WHERE id = $1', [account.accountId]);
  return account;
}

const accept = async (account: TestAccount, inviteCode: string) =>
  refusalOf((await server.as(account)).invites.accept({ inviteCode }));

describe('a code leads nowhere', () => {
  const unknown = 'inviteCode unknown';

  it('once its giver is disabled or gone', async () => {
    for (const column of ['disabled_at', 'deleted_at']) {
      const giver = await buildClient(tenant, { customerId: tenant.customerId, cellScope: 'customer' });
      const cellIds = [tenant.cellIds[first] ?? ''];
      const { code } = await (await server.as(giver)).invites.create({ cellIds });
      await run(`UPDATE accounts SET ${column} = now() WHERE id = $1`, [giver.accountId]);
      expect(await accept(await newcomer(), code)).toBe(unknown);
    }
  });

  it('once its giver may not give it any more', async () => {
    const code = await invite([first]);
    await run('DELETE FROM account_roles WHERE tenant_id = $1 AND account_id = $2', [
      tenant.tenantId,
      tenant.dispatcher.accountId,
    ]);
    expect(await accept(await newcomer(), code)).toBe(unknown);
    for (const change of [
      "cell_scope = 'cells'",
      `customer_id = (SELECT id FROM customers WHERE tenant_id = accounts.tenant_id AND id <> customer_id LIMIT 1)`,
    ]) {
      const giver = await buildClient(tenant, { customerId: tenant.customerId, cellScope: 'customer' });
      const cellIds = [tenant.cellIds[first] ?? ''];
      const given = (await (await server.as(giver)).invites.create({ cellIds })).code;
      await run(`UPDATE accounts SET ${change} WHERE id = $1`, [giver.accountId]);
      expect(await accept(await newcomer(), given)).toBe(unknown);
    }
  });

  it('while its organisation is disabled', async () => {
    const code = await invite([first]);
    const elsewhere = await buildTenant(db);
    await run('UPDATE tenants SET disabled_at = now() WHERE id = $1', [tenant.tenantId]);
    expect(await accept(elsewhere.otherClient, code)).toBe(unknown);
  });

  it('when none of its sites is left, and to those that are while there are some', async () => {
    const [one, both] = [await invite([second]), await invite([first, second])];
    await run('UPDATE cells SET retired_at = now() WHERE id = $1', [tenant.cellIds[second] ?? '']);
    const person = await newcomer();
    expect(await accept(person, one)).toBe(unknown);
    expect(await accept(person, both)).toBe('done');
    const cells = (await (await server.as(person)).account.personal({})).cells ?? [];
    expect(cells.map(({ id }) => id)).toEqual([tenant.cellIds[first]]);
  });
});

describe('accepting an invitation', () => {
  it('is for accounts of its own organisation', async () => {
    const elsewhere = await buildTenant(db);
    expect(await accept(elsewhere.otherClient, await invite([first]))).toBe('otherCustomer');
  });

  it('is refused to who belongs to all of its sites, and not to who belongs to some', async () => {
    expect(await accept(tenant.client, await invite([first, second]))).toBe('alreadyMember');
    expect(await accept(tenant.client, await invite([second, 2]))).toBe('done');
  });

  it('leaves who belongs there already to see what they saw, and gives a newcomer what it says', async () => {
    const scopeOf = async ({ accountId }: TestAccount) =>
      (await run('SELECT cell_scope FROM accounts WHERE id = $1', [accountId])).rows[0]?.[0];
    const code = await invite([second], { cellScope: 'customer' });
    const person = await newcomer();
    expect([await accept(tenant.ownClient, code), await accept(person, code)]).toEqual(['done', 'done']);
    expect([await scopeOf(tenant.ownClient), await scopeOf(person)]).toEqual(['own', 'customer']);
  });

  it('may be tried so often a day', async () => {
    const client = await server.as(await newcomer());
    const outcomes: string[] = [];
    for (let index = 0; index < 21; index++) {
      outcomes.push(
        await refusalOf(client.invites.accept({ inviteCode: `${tenant.tenantId}.guess-${index}` })),
      );
    }
    expect(new Set(outcomes.slice(0, 20))).toEqual(new Set(['inviteCode unknown']));
    expect(outcomes.at(-1)).toBe('tooManyRequests');
  });

  it('stands in the audit with the sites', async () => {
    const person = await newcomer();
    await accept(person, await invite([first]));
    const { rows } = await run(
      "SELECT changes->'cellIds'->>0 FROM audit_events WHERE kind = 'invite.accept' AND actor_id = $1",
      [person.accountId],
    );
    expect(rows).toEqual([[tenant.cellIds[first]]]);
  });
});

describe('giving an invitation', () => {
  it('is for sites that are there, of one customer', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const [one = '', other = ''] = tenant.cellIds;
    const [foreign = ''] = tenant.otherCellIds;
    for (const cellIds of [[one, newId()], [newId()]]) {
      expect(await refusalOf(dispatcher.invites.create({ cellIds }))).toBe('cellIds unknown');
    }
    const ofTwo = dispatcher.invites.create({ cellIds: [one, foreign] });
    expect(await refusalOf(ofTwo)).toBe('cellIds notOfCustomer');
    await run('UPDATE cells SET retired_at = now() WHERE id = $1', [other]);
    expect(await refusalOf(dispatcher.invites.create({ cellIds: [one, other] }))).toBe('cellIds unknown');
    expect(await refusalOf(dispatcher.invites.create({ cellIds: [one, one] }))).toBe('done');
  });
});

describe('the list of invitations', () => {
  it('holds those of one’s own customer, for a dispatcher all', async () => {
    await invite([first]);
    const listed = async (account: TestAccount) =>
      (await (await server.as(account)).invites.page({})).list.length;
    const inCharge = await buildClient(tenant, { customerId: tenant.customerId, cellScope: 'customer' });
    expect([
      await listed(inCharge),
      await listed(tenant.otherClient),
      await listed(tenant.dispatcher),
    ]).toEqual([1, 0, 1]);
  });

  it('says of each whether it still lets anybody in, and one that is not there cannot be revoked', async () => {
    const dispatcher = await server.as(tenant.dispatcher);
    const cellIds = [tenant.cellIds[first] ?? ''];
    const [revoked, expired, used] = [
      await dispatcher.invites.create({ cellIds }),
      await dispatcher.invites.create({ cellIds }),
      await dispatcher.invites.create({ cellIds }),
    ];
    await dispatcher.invites.create({ cellIds });
    await dispatcher.invites.revoke({ id: revoked.id });
    await run("UPDATE invites SET expires_at = now() - interval '1 second' WHERE id = $1", [expired.id]);
    expect(await accept(await newcomer(), used.code)).toBe('done');
    const states = (await dispatcher.invites.page({})).list.map(({ state }) => state);
    expect(states).toEqual(['open', 'usedUp', 'expired', 'revoked']);
    expect(await refusalOf(dispatcher.invites.revoke({ id: newId() }))).toBe('notFound');
  });
});
