import { createCaller } from '@svcdesk/core';
import { auth, orders } from '@svcdesk/core/contract';
import { openDatabase } from '@svcdesk/server';
import {
  buildGroup,
  buildStaff,
  buildTenant,
  draftOf,
  type TestAccount,
  testPassword,
} from '@svcdesk/server/testing';
import type { Written } from '../processes/live-load.ts';

const groupCount = 10;

/** Engineers in groups of a tenant, and orders that each are in the hands of one of them. */
export interface LiveCompany {
  /** Tokens of all engineers; those of a group stand as many apart as there are groups. */
  readonly tokens: readonly string[];
  readonly orders: readonly Written[];
  /** Tokens of those among the first so many engineers who hear of an order. */
  hearersOf(order: number, engineers: number): readonly string[];
}

/** Founds it on a server's database and signs everybody in. */
export async function foundLiveCompany(
  { url, databaseUrl }: { url: string; databaseUrl: string },
  engineers: number,
  orderCount: number,
): Promise<LiveCompany> {
  const db = await openDatabase({ kind: 'postgres', url: databaseUrl });
  try {
    const tenant = await buildTenant(db);
    const groupIds: string[] = [];
    for (let index = 0; index < groupCount; index++) {
      groupIds.push(await buildGroup(tenant, { parentId: tenant.rootId }));
    }
    const tokens: string[] = [];
    for (let index = 0; index < engineers; index++) {
      const groupId = groupIds[index % groupCount] ?? '';
      tokens.push(await tokenOf(url, await buildStaff(tenant, { groupIds: [groupId] })));
    }
    const asDispatcher = callerOf(url, await tokenOf(url, tenant.dispatcher));
    const made: Written[] = [];
    for (let index = 0; index < orderCount; index++) {
      const token = tokens[index % groupCount] ?? '';
      const groupId = groupIds[index % groupCount] ?? '';
      const { id } = await asDispatcher(orders.create, draftOf(tenant));
      await asDispatcher(orders.transfer, { orderId: id, groupId, remark: 'Yours' });
      await callerOf(url, token)(orders.accept, { orderId: id, handleType: 3 });
      made.push({ id, token });
    }
    return {
      tokens,
      orders: made,
      hearersOf: (order, among) =>
        tokens.slice(0, among).filter((_, index) => index % groupCount === order % groupCount),
    };
  } finally {
    await db.close();
  }
}

async function tokenOf(url: string, { account }: TestAccount): Promise<string> {
  return (await createCaller({ baseUrl: url }).call(auth.login, { account, password: testPassword })).token;
}

function callerOf(url: string, token: string) {
  return createCaller({ baseUrl: url, session: { token: () => token, lost: () => {} } }).call;
}
