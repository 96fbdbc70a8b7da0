import { type Client, isSvcdeskError } from '@svcdesk/core';
import { type Call, type CallId, domains, isCall } from '@svcdesk/core/contract';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { demoAccounts } from '../demo/accounts.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { emptyDatabase, type TestAccount, testServer } from '../testing/index.ts';
import { query } from '../testing/query.ts';

/** A row of any list, which one of these names. */
interface Row {
  readonly id?: string;
  readonly ciId?: string;
  readonly version?: string;
}
interface Page {
  readonly list: readonly Row[];
  readonly total: number;
  readonly totalPage: number;
  readonly hasNext: boolean;
  readonly totalIsLowerBound?: boolean | undefined;
  readonly next?: string | undefined;
}
type Request = Readonly<Record<string, unknown>>;

const now = new Date();
const long = process.env.SVCDESK_LONG === '1';
const db = await emptyDatabase();
const server = await testServer(db);

/** Every call that gives a list page by page, but for that of a webhook, of which the demo has none. */
const lists: readonly Call[] = Object.values(domains).flatMap((domain) =>
  Object.values(domain)
    .filter(isCall)
    .filter((call) => {
      const { properties = {} } = z.toJSONSchema(call.data() as z.ZodType, { unrepresentable: 'any' });
      return 'next' in properties && 'total' in properties && call.id !== 'webhooks.deliveries';
    }),
);

/** Whom a short run asks: one of each side and role. */
const roles = ['customer-a', 'engineer', 'dispatcher', 'lead', 'monitor', 'pm', 'partner'];
const whose = [{ scope: 'mine' }, { scope: 'underling' }] as const;
/** What lists are asked for that must or can be asked for different things; the others take nothing. */
const requests: Partial<Record<CallId, readonly Request[]>> = {
  'orders.page': ['mine', 'group', 'led', 'cc', 'tenant'].map((scope) => ({ scope })),
  'orders.search': ['打印', '网络', '的'].map((keyword) => ({ keyword })),
  'messages.mine': [0, 1].map((sysMsgFlag) => ({ sysMsgFlag })),
  'entrust.page': ['owner', 'partner'].map((side) => ({ side })),
  'backlog.groupScheduleOrders': [{ planTime: now.toISOString().slice(0, 10) }],
  ...Object.fromEntries(
    lists
      .filter(({ id }) => /^backlog\.(cc|pending|time|today|willTime)/.test(id))
      .map(({ id }) => [id, whose]),
  ),
};

beforeAll(async () => {
  const settings = { timeZone: 'Asia/Shanghai', defaultTenant: 't1', data: { path: '/nowhere' } };
  await db.transaction((tx) => loadDemo(db, tx, { passwordHash: 'none', now, settings }));
});

const ask = (on: Client, call: Call, request: Request): Promise<Page> =>
  on.call(call, request) as Promise<Page>;

/** Every page of a list, one after the other, as `after` says what follows. */
async function readAll(first: Page, after: (page: Page, number: number) => Promise<Page>): Promise<Page[]> {
  const pages = [first];
  for (let page = first; page.hasNext && pages.length <= first.totalPage + 1; ) {
    page = await after(page, pages.length + 1);
    pages.push(page);
  }
  return pages;
}

const namesOf = (pages: readonly Page[]) =>
  pages.flatMap(({ list }) => list.map(({ id, ciId, version }) => id ?? ciId ?? version));

/** What is wrong with a list, in words. */
async function faultsOf(on: Client, call: Call, request: Request): Promise<string[]> {
  const whole = await ask(on, call, { ...request, size: 1 });
  // Three pages: the first, one between others and the last.
  const size = Math.max(2, Math.ceil(whole.total / 3));
  const first = await ask(on, call, { ...request, size });
  const byNumber = await readAll(first, (_page, page) => ask(on, call, { ...request, size, page }));
  const byCursor = await readAll(first, ({ next }) => ask(on, call, { ...request, size, next }));
  const faults: string[] = [];
  for (const [how, pages] of Object.entries({ byNumber, byCursor })) {
    const rows = namesOf(pages);
    if (new Set(rows).size < rows.length) faults.push(`${how} shows a row twice`);
    const totals = [...new Set(pages.map(({ total }) => total))];
    if (!first.totalIsLowerBound && (totals.length > 1 || totals[0] !== rows.length)) {
      faults.push(`${how} says ${totals.join(' and ')} and shows ${rows.length}`);
    }
    const wrong = pages.findIndex((page) => page.totalPage !== Math.ceil(page.total / size));
    if (wrong >= 0) faults.push(`${how} says ${pages[wrong]?.totalPage} pages of ${size} for ${first.total}`);
    if (pages.slice(0, -1).some(({ list }) => list.length < size))
      faults.push(`${how} has a page that is not full`);
  }
  if (namesOf(byNumber).join() !== namesOf(byCursor).join()) {
    faults.push('other rows by number than by cursor');
  }
  return faults;
}

it('agrees with its total on every page of every list, by number and by cursor, for everybody', async () => {
  const names = long ? demoAccounts.map(({ account }) => account) : roles;
  const people = await query(db)<TestAccount & { account: string }>`
    SELECT tenant_id AS "tenantId", id AS "accountId", account_name AS account FROM accounts
    WHERE tenant_id = ${'t1'} AND NOT (type = 1 AND admin = 1) AND account_name = ANY(${`{${names.join()}}`}::text[])`;
  const faults: string[] = [];
  const several = new Set<string>();
  for (const person of people) {
    const on = await server.as(person);
    for (const call of lists) {
      for (const request of requests[call.id as CallId] ?? [{}]) {
        const found = await faultsOf(on, call, request).catch((error: unknown) => {
          if (isSvcdeskError(error, 'noPermission') || isSvcdeskError(error, 'notFound')) return undefined;
          throw new Error(`${person.account}, ${call.id}`, { cause: error });
        });
        if (found) several.add(call.id);
        for (const fault of found ?? [])
          faults.push(`${person.account}, ${call.id} ${JSON.stringify(request)}: ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(lists.filter(({ id }) => !several.has(id)).map(({ id }) => id)).toEqual([]);
});
