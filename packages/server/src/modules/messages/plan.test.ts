import type { StaffActor } from '@svcdesk/core/roles';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../testing/builders.ts';
import { explaining, vacuum } from '../../testing/explain.ts';
import { buildTenant, emptyDatabase, type TestTenant } from '../../testing/index.ts';
import { reviewList } from '../engineers/list.ts';
import { endsOfEvents, eventsAfter } from '../events/event-rows.ts';
import { deliveryList } from '../webhooks/list.ts';
import { messagesHandlers } from './index.ts';

const long = process.env.SVCDESK_LONG === '1';
const most = long ? 100_000 : 6_000;

const db = await emptyDatabase();
let tenant: TestTenant;
const hookIds = [newId(), newId()];
const run = (text: string, values: string[] = []) => db.connection.run({ text, values });

/** What the first thirty have, whom nothing was sent since, and what all others have. */
const first = (few: string | undefined, others: string | undefined) =>
  `CASE WHEN n <= 30 THEN '${few}'::uuid ELSE '${others}'::uuid END`;
const when = `now() - make_interval(mins => ${most} - n)`;
const rows = `generate_series(1, ${most}) n`;

async function fillMessages() {
  const { tenantId, engineer, outsider } = tenant;
  await run(
    `INSERT INTO messages (tenant_id, id, account_id, sys_msg_flag, kind, merge_key, read_at, created_at)
     SELECT $1, gen_random_uuid(), ${first(outsider.accountId, engineer.accountId)}, 0,
       CASE WHEN n % 1000 = 0 THEN 'requirement.new' ELSE 'order.assigned' END, 'k' || n,
       CASE WHEN n % 200 = 0 THEN NULL ELSE now() END, ${when} FROM ${rows}`,
    [tenantId],
  );
  for (const hookId of hookIds) {
    await run(
      `INSERT INTO webhooks (tenant_id, id, url, events, secret, cursor_xid, cursor_id, created_by_id)
       VALUES ($1, $2, 'https://example.com', '{}', 's', 0, 0, $3)`,
      [tenantId, hookId, engineer.accountId],
    );
  }
  await run(
    `INSERT INTO webhook_deliveries (tenant_id, id, webhook_id, event, body, state, next_try_at, created_at)
     SELECT $1, gen_random_uuid(), ${first(hookIds[0], hookIds[1])}, 'order.created', '{}',
       CASE WHEN n % 300 = 0 THEN 'waiting' ELSE 'delivered' END, ${when}, ${when} FROM ${rows}`,
    [tenantId],
  );
  await run(
    `INSERT INTO events (tenant_id, xid, kind, created_at) SELECT $1, 1, 'record', ${when} FROM ${rows}`,
    [tenantId],
  );
}

/** People of the two groups and newcomers of neither, who handed in some reviews each; few wait. */
async function fillReviews() {
  const { tenantId, groupId, otherGroupId } = tenant;
  const people = most / 20;
  await run(
    `INSERT INTO accounts (tenant_id, id, type, name, account_name)
     SELECT $1, md5('a' || $1 || n)::uuid, 1, 'Person', 'person' || n FROM generate_series(1, ${people}) n`,
    [tenantId],
  );
  await run(
    `INSERT INTO group_members (tenant_id, group_id, account_id)
     SELECT $1, ${first(otherGroupId, groupId)}, md5('a' || $1 || n)::uuid
     FROM generate_series(1, ${people - 10}) n`,
    [tenantId],
  );
  await run(
    `INSERT INTO reviews (tenant_id, id, kind, status, applicant_id, proposal, created_at)
     SELECT $1, gen_random_uuid(), 'profile', CASE WHEN n % 300 = 0 THEN 3 ELSE 2 END,
       md5('a' || $1 || (1 + (n - 1) / 20))::uuid, '{}', ${when} FROM ${rows}`,
    [tenantId],
  );
}

beforeAll(async () => {
  tenant = await buildTenant(db);
  await fillMessages();
  await fillReviews();
  await vacuum(db);
}, 600_000);

function reading(actor: Partial<StaffActor>) {
  const on = explaining(db);
  const whole = { kind: 'staff', roles: ['engineer'], memberGroupIds: [], ledGroupIds: [], ...actor };
  const rest = { services: {}, timeZone: 'Asia/Shanghai', locale: 'zh-CN', now: () => new Date() };
  // Handlers' contexts hold more than what is read of them here.
  return { on, context: { ...rest, db: on, tenantId: tenant.tenantId, actor: whole } as never };
}

const paging = { page: 1, size: 20 };

it('lists and counts messages of busy and of dormant people, and those about requirements, by their indices', async () => {
  for (const [who, requirements] of [
    [tenant.engineer, most / 1000],
    [tenant.outsider, 0],
    [tenant.dispatcher, 0],
  ] as const) {
    const { on, context } = reading({ accountId: who.accountId });
    const mine = await messagesHandlers.mine({ sysMsgFlag: 0, ...paging }, context);
    expect(mine.list).toHaveLength(who === tenant.dispatcher ? 0 : 20);
    const deep = await messagesHandlers.mine({ sysMsgFlag: 0, page: 200, size: 20 }, context);
    expect(deep.total).toBe(mine.total);
    const { list } = await messagesHandlers.requirementMine(paging, context);
    expect(list).toHaveLength(Math.min(20, requirements));
    await messagesHandlers.unreadAll({}, context);
    expect(on.faults).toEqual([]);
  }
});

it('goes on behind any message without reading those before it', async () => {
  const { on, context } = reading({ accountId: tenant.engineer.accountId });
  const before = await messagesHandlers.mine({ sysMsgFlag: 0, page: 200, size: 20 }, context);
  on.plans.length = 0;
  const after = await messagesHandlers.mine({ sysMsgFlag: 0, ...paging, next: before.next }, context);
  expect(after.list).toHaveLength(20);
  const read = [...JSON.stringify(on.plans).matchAll(/"Actual Rows":(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(Math.max(...read)).toBeLessThan(50);
});

it('lists deliveries of busy and of dormant webhooks by their index', async () => {
  for (const id of hookIds) {
    const on = explaining(db);
    expect((await deliveryList.page(on, { tenantId: tenant.tenantId }, { id, ...paging })).list).toHaveLength(
      20,
    );
    expect(on.faults).toEqual([]);
  }
});

it('reads what happened after any position by the key', async () => {
  const on = explaining(db);
  for (const id of [0, most / 2, most - 600]) {
    expect((await eventsAfter(on, tenant.tenantId, { xid: 1, id }, 500)).rows).toHaveLength(500);
  }
  await endsOfEvents(on);
  expect(on.faults).toEqual([]);
});

it('lists reviews of many and of few people, and by a status that none has, by their index', async () => {
  const { groupId, otherGroupId, engineer } = tenant;
  const lead = (...ledGroupIds: string[]) =>
    reading({ accountId: engineer.accountId, roles: ['lead'], ledGroupIds });
  const cases: [ReturnType<typeof reading>, object, number][] = [
    [lead(groupId), {}, 20],
    [lead(otherGroupId), {}, 20],
    [lead(otherGroupId), { status: [3] }, 2],
    [lead(groupId, otherGroupId), { status: [1] }, 0],
    [reading({ accountId: engineer.accountId }), {}, 0],
  ];
  for (const [{ on, context }, input, least] of cases) {
    const { list } = await reviewList.page(on, context, { ...paging, ...input });
    if (least === 0) expect(list).toEqual([]);
    else expect(list.length).toBeGreaterThanOrEqual(least);
    expect(on.faults).toEqual([]);
  }
});
