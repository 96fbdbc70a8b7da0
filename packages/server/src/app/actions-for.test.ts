import { type Client, isSvcdeskError } from '@svcdesk/core';
import type { Actor } from '@svcdesk/core/roles';
import {
  actionsFor,
  actorOf,
  deviceActionsFor,
  entrustActionsFor,
  pmActionsFor,
  projectActionsFor,
  requirementActionsFor,
  reviewActionsFor,
} from '@svcdesk/core/rules';
import { beforeAll, expect, it } from 'vitest';
import { demoAccounts } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { emptyDatabase, type TestAccount, testServer } from '../testing/index.ts';
import { query } from '../testing/query.ts';

interface Judged {
  readonly can: readonly string[];
  readonly refused: readonly { readonly action: string; readonly reason: string }[];
}

/** How somebody reads a kind of work, and how what they read is judged. */
interface Reading<Detail extends Judged> {
  ids(on: Client): Promise<readonly { readonly id: string; readonly status: number }[]>;
  read(on: Client, id: string): Promise<Detail>;
  judge(detail: Detail, actor: Actor, now: number): Judged;
}

const readings = {
  order: {
    ids: async (on) => [
      ...(await on.orders.page.all({ scope: 'tenant' }).toArray({ limit: 1000 }).catch(nobody)),
      ...(await on.orders.page.all({ scope: 'mine' }).toArray({ limit: 1000 })),
      ...(await on.orders.page.all({ scope: 'cc' }).toArray({ limit: 1000 }).catch(nobody)),
    ],
    read: (on, orderId) => on.orders.detail({ orderId }),
    judge: actionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['orders']['detail']>>>,
  device: {
    ids: (on) => on.deviceOrders.page.all({}).toArray({ limit: 1000 }),
    read: (on, id) => on.deviceOrders.detail({ id }),
    judge: deviceActionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['deviceOrders']['detail']>>>,
  pm: {
    ids: (on) => on.pmOrders.page.all({}).toArray({ limit: 1000 }),
    read: (on, id) => on.pmOrders.detail({ id }),
    judge: pmActionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['pmOrders']['detail']>>>,
  project: {
    ids: (on) => on.projects.backlogPage.all({}).toArray({ limit: 1000 }),
    read: (on, orderId) => on.projects.findOne({ orderId }),
    judge: projectActionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['projects']['findOne']>>>,
  requirement: {
    ids: (on) => on.requirements.list.all({}).toArray({ limit: 1000 }),
    read: (on, id) => on.requirements.detail({ id }),
    judge: requirementActionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['requirements']['detail']>>>,
  review: {
    ids: (on) => on.reviews.page.all({}).toArray({ limit: 1000 }),
    read: (on, id) => on.reviews.detail({ id }),
    judge: reviewActionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['reviews']['detail']>>>,
  entrust: {
    ids: async (on) => [
      ...(await on.entrust.page.all({ side: 'owner' }).toArray({ limit: 1000 })),
      ...(await on.entrust.page.all({ side: 'partner' }).toArray({ limit: 1000 })),
    ],
    read: (on, id) => on.entrust.detail({ id }),
    judge: entrustActionsFor,
  } satisfies Reading<Awaited<ReturnType<Client['entrust']['detail']>>>,
};

/** What somebody may not list is nothing to them. */
function nobody(error: unknown): [] {
  if (isSvcdeskError(error, 'noPermission')) return [];
  throw error;
}

const now = new Date();
const db = await emptyDatabase();
const server = await testServer(db);
let people: (TestAccount & { account: string; on: Client; actor: Actor })[] = [];

beforeAll(async () => {
  const settings = { timeZone: 'Asia/Shanghai', defaultTenant: 't1', data: { path: '/nowhere' } };
  await db.transaction((tx) => loadDemo(db, tx, { passwordHash: 'none', now, settings }));
  const names = demoAccounts.map(({ account }) => account);
  const found = await query(db)<TestAccount & { account: string }>`
    SELECT tenant_id AS "tenantId", id AS "accountId", account_name AS account FROM accounts
    WHERE NOT (type = 1 AND admin = 1) AND account_name = ANY(${`{${names.join()}}`}::text[])`;
  people = await Promise.all(
    found.map(async (person) => {
      const on = await server.as(person);
      return { ...person, on, actor: actorOf(await on.account.personal({})) };
    }),
  );
});

/** Of each state some: what comes first in the list, which is as good as any. */
const perStatus = process.env.SVCDESK_LONG === '1' ? 1000 : 6;

function someOfEach(list: readonly { readonly id: string; readonly status: number }[]): string[] {
  const counts = new Map<number, number>();
  const some = list.filter(({ status }) => {
    counts.set(status, (counts.get(status) ?? 0) + 1);
    return (counts.get(status) ?? 0) <= perStatus;
  });
  return [...new Set(some.map(({ id }) => id))];
}

/** Only the server knows whether there is a partner to hand an order to. */
function withoutEntrust({ can, refused }: Judged): Judged {
  return {
    can: can.filter((action) => action !== 'entrust'),
    refused: refused.filter(({ action }) => action !== 'entrust'),
  };
}

it.each(Object.keys(readings) as (keyof typeof readings)[])(
  'details of the kind %s are judged as the server judges them, for their reader and for others',
  async (kind) => {
    const { ids, read, judge } = readings[kind] as Reading<Judged>;
    const wrong: unknown[] = [];
    const seen = new Map<string, { who: (typeof people)[number]; detail: Judged }[]>();
    for (const who of people) {
      for (const id of someOfEach(await ids(who.on).catch(nobody))) {
        const detail = await read(who.on, id);
        seen.set(id, [...(seen.get(id) ?? []), { who, detail }]);
      }
    }
    const roles = new Set<string>();
    const actions = new Set<string>();
    for (const [id, readers] of seen) {
      for (const { who, detail } of readers) {
        const told = withoutEntrust(detail);
        for (const action of told.can) actions.add(action);
        roles.add(who.account);
        for (const reader of readers) {
          // A customer is not told all of it, and what is copied is told to its reader alone.
          const isOther = reader.who !== who;
          const isTold = reader.who.actor.kind === 'staff' && reader.who.tenantId === who.tenantId;
          if (isOther && (!isTold || 'copied' in detail || 'copied' in reader.detail)) continue;
          const { can, refused } = judge(reader.detail, who.actor, server.clock.now().getTime());
          if (JSON.stringify({ can, refused }) !== JSON.stringify(told))
            wrong.push({ id, who: who.account, by: reader.who.account, judged: { can, refused }, told });
        }
      }
    }
    expect(wrong.slice(0, 3), `${wrong.length} are judged otherwise`).toEqual([]);
    expect({ kind, roles: roles.size > 1, actions: actions.size > 1 }).toEqual({
      ...{ kind, roles: true, actions: true },
    });
  },
);
