import { type Client, isSvcdeskError } from '@svcdesk/core';
import { domains, isCall } from '@svcdesk/core/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AccessRow, type AccessThings, peopleOf, type Visitor } from '../testing/access.ts';
import {
  buildTenant,
  draftOf,
  newId,
  type TestAccount,
  type TestTenant,
  testDatabase,
  testServer,
} from '../testing/index.ts';
import { accessRows } from './access.fixture.ts';

const db = await testDatabase();
const server = await testServer(db);

let tenant: TestTenant;
let foreign: TestTenant;
let people: readonly Visitor[];
beforeAll(async () => {
  tenant = await buildTenant(db);
  foreign = await buildTenant(db);
  people = await peopleOf(tenant, foreign);
});

const calls = Object.values(domains)
  .flatMap((domain) => Object.values(domain).filter(isCall))
  .filter((call) => call.permission !== 'public');

const clients = new Map<TestAccount, Promise<Client>>();

/** A client of an account, signed in once. */
function signedIn(account: TestAccount): Promise<Client> {
  const known = clients.get(account) ?? server.as(account);
  clients.set(account, known);
  return known;
}

async function someThings(): Promise<AccessThings> {
  const client = await signedIn(tenant.client);
  const cellId = tenant.cellIds[0] as string;
  const { id: orderId, version } = await client.orders.create(draftOf(tenant));
  const { id: reporterId } = await client.reporters.add({ cellId, name: 'Mr Sun', phone: '13900000001' });
  return { tenant, orderId, cellId, reporterId, version, as: signedIn };
}

type Ask = Exclude<AccessRow, 'no thing'>['ask'];

/** What came of a try: nothing was there, the role is not for it, or it was judged by the rules. */
async function outcome(ask: Ask, on: Client, things: AccessThings): Promise<string> {
  try {
    await ask(on, things);
    return 'reached';
  } catch (error) {
    if (isSvcdeskError(error, 'notFound') || isSvcdeskError(error, 'noPermission')) return error.code;
    if (isSvcdeskError(error) && error.kind !== 'network') return 'reached';
    throw error;
  }
}

describe('a thing of the tenant', () => {
  it.each(calls.map((call) => [call.id, call] as const))(
    'is reached by %s only by who may see it',
    async (id, call) => {
      const row = accessRows[id];
      if (!row)
        throw new Error(`No row says what ${id} is asked for: add it to the module's access.fixture.ts`);
      if (row === 'no thing') return;
      // What is only read, or not reached, stays the same for everybody; what is changed by one is made anew.
      const shared = await someThings();
      for (const person of people) {
        const on = await signedIn(person.account);
        const may = typeof row.of === 'function' ? row.of(person, tenant) : person[row.of];
        const found = await outcome(row.ask, on, call.writes && may ? await someThings() : shared);
        if (call.side && call.side !== person.side)
          expect([person.who, found]).toEqual([person.who, 'noPermission']);
        else if (found !== 'noPermission')
          expect([person.who, found]).toEqual([person.who, may ? 'reached' : 'notFound']);
      }
    },
  );

  it('that is not there is answered like one that is not for the reader', async () => {
    const on = await server.as(tenant.otherClient);
    const { orderId, cellId } = await someThings();
    const unseen = await on.orders.detail({ orderId }).catch((error: unknown) => error);
    const absent = await on.orders.detail({ orderId: newId() }).catch((error: unknown) => error);
    expect((unseen as Error).message).toBe((absent as Error).message);
    const site = await on.cells.findOne({ cellId }).catch((error: unknown) => error);
    const nowhere = await on.cells.findOne({ cellId: newId() }).catch((error: unknown) => error);
    expect((site as Error).message).toBe((nowhere as Error).message);
  });
});

describe('lists', () => {
  it('hold nothing of another group, customer or tenant', async () => {
    const { orderId } = await someThings();
    for (const person of people) {
      const { who, account, side, order } = person;
      const on = await server.as(account);
      const listed =
        side === 'client'
          ? (await on.orders.cellPage({ size: 100 })).list
          : (await on.orders.page({ scope: 'tenant', size: 100 })).list;
      expect([who, listed.some(({ id }) => id === orderId)]).toEqual([who, order]);
      const cells = (await on.cells.list({ size: 100 })).list.map(({ id }) => id);
      expect([who, cells.includes(tenant.cellIds[0] as string)]).toEqual([
        who,
        person.tenant && account !== tenant.otherClient,
      ]);
      expect([who, cells.includes(foreign.cellIds[0] as string)]).toEqual([
        who,
        account === foreign.lead || account === foreign.dispatcher || account === foreign.client,
      ]);
    }
  });
});
