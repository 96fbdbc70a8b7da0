import type { ClientActor, StaffActor } from '@svcdesk/core/roles';
import { beforeAll, expect, it } from 'vitest';
import { entrustMine, entrustPage } from '../../modules/entrust/list.ts';
import { ngramsOfOrder } from '../../modules/orders/row/order-row.ts';
import { listRequirements } from '../../modules/requirements/list.ts';
import { explaining, vacuum } from '../../testing/explain.ts';
import {
  buildTenant,
  draftOf,
  emptyDatabase,
  linkPartner,
  type TestPartner,
  type TestTenant,
  testServer,
} from '../../testing/index.ts';
import { runLong } from '../../testing/run-long.ts';

const long = process.env.SVCDESK_LONG === '1';
const most = long ? 100_000 : 5_000;

const db = await emptyDatabase();
const server = await testServer(db);
let tenant: TestTenant;
let partner: TestPartner;

/** The last is rare: every hundredth. */
const titles = ['网络中断', '打印机卡纸', '申请一台新电脑'];
const ngramsFor = (title: string) =>
  JSON.stringify(
    ngramsOfOrder({ orderNo: '', title, cellName: 'Site', customerName: '', reportName: 'Ann', content: '' }),
  );

/** The first thirty stand where nothing came since: at a dormant site, group and engineer. */
async function fill() {
  const { tenantId, cellIds, customerId, client, engineer, engineer2, groupId, otherGroupId } = tenant;
  const run = (text: string, values: unknown[]) => runLong(db, text, values);
  const grams = titles.map(ngramsFor);
  const when = 'now() - make_interval(secs => ($2 - n) * 60)';
  const title =
    "($3::text[])[1 + CASE WHEN n % 100 = 0 THEN 2 ELSE n % 2 END], 'Site', 'Ann', '1', (SELECT array_agg(g) FROM jsonb_array_elements_text(($4::jsonb[])[1 + CASE WHEN n % 100 = 0 THEN 2 ELSE n % 2 END]) g)";
  const lists = (values: string[]) => `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
  const base = [tenantId, most, lists(titles), lists(grams)];
  await run(
    `INSERT INTO requirements (tenant_id, id, requirement_no, title, cell_name, report_name, report_phone, grams,
       status, cell_id, customer_id, customer_name, creator_id, draft_hash, created_at)
     SELECT $1, gen_random_uuid(), 'RQ' || n, ${title}, CASE WHEN n % 400 = 0 THEN 1 ELSE 3 + n % 3 END,
       CASE WHEN n <= 30 THEN $5::uuid ELSE $6::uuid END, $7::uuid, 'Customer', $8::uuid, '', ${when}
     FROM generate_series(1, $2::int) n`,
    [...base, cellIds[1], cellIds[0], customerId, client.accountId],
  );
  const on = await server.as(tenant.client);
  const { id: orderId } = await on.orders.create(draftOf(tenant));
  await run(
    `INSERT INTO entrust_owner_halves (tenant_id, id, entrust_no, title, cell_name, report_name, report_phone, grams,
       partner_tenant_id, status, order_id, coordinator_id, group_id, content, priority, type_name, created_at)
     SELECT $1, md5('e' || $1 || n)::uuid, 'EN' || n, ${title}, $5, 4 + n % 3, $6::uuid,
       CASE WHEN n <= 30 THEN $7::uuid ELSE $8::uuid END, CASE WHEN n <= 30 THEN $9::uuid ELSE $10::uuid END,
       '', 3, 'Fault', ${when}
     FROM generate_series(1, $2::int) n`,
    [...base, partner.tenantId, orderId, engineer2.accountId, engineer.accountId, otherGroupId, groupId],
  );
  await run(
    `INSERT INTO entrust_partner_halves
       (tenant_id, id, entrust_no, owner_tenant_id, status, group_id, engineer_id, grams, created_at)
     SELECT partner_tenant_id, id, entrust_no, tenant_id, status,
       CASE WHEN coordinator_id = $2 THEN $3::uuid ELSE $4::uuid END,
       CASE WHEN coordinator_id = $2 THEN $5::uuid ELSE $6::uuid END, grams, created_at
     FROM entrust_owner_halves WHERE tenant_id = $1`,
    [
      tenantId,
      engineer2.accountId,
      partner.otherCrewId,
      partner.crewId,
      partner.outsider.accountId,
      partner.engineer.accountId,
    ],
  );
  await vacuum(db);
}

beforeAll(async () => {
  tenant = await buildTenant(db);
  partner = await linkPartner(tenant);
  await fill();
}, 600_000);

const staff = (accountId: string, over: Partial<StaffActor>): StaffActor => ({
  kind: 'staff',
  accountId,
  roles: ['engineer'],
  memberGroupIds: [],
  ledGroupIds: [],
  ...over,
});

function contextOf<Actor extends StaffActor | ClientActor>(tenantId: string, actor: Actor) {
  const on = explaining(db);
  const rest = { services: {}, timeZone: 'Asia/Shanghai', locale: 'zh-CN', now: () => new Date() } as const;
  // Lists ask the services for nothing.
  return { on, context: { db: on, tenantId, actor, ...rest } as never };
}

const first = { page: 1, size: 20 };
type Case = [title: string, ask: () => Promise<{ faults: readonly string[]; count: number }>, hits: number];

const wished = async (actor: StaffActor | ClientActor, over: object = {}) => {
  const { on, context } = contextOf(tenant.tenantId, actor);
  const { list } = await listRequirements({ ...first, ...over }, context);
  return { faults: on.faults, count: list.length };
};
const shared = async (tenantId: string, actor: StaffActor, over: object = {}, mine = false) => {
  const { on, context } = contextOf(tenantId, actor);
  const { list } = mine
    ? await entrustMine({ ...first, ...over }, context)
    : await entrustPage({ ...first, side: 'partner', ...over }, context);
  return { faults: on.faults, count: list.length };
};

const dispatcher = () => staff(tenant.dispatcher.accountId, { roles: ['dispatcher'] });
const client = (cellIds: readonly string[]): ClientActor => ({
  kind: 'client',
  accountId: tenant.otherClient.accountId,
  customerId: tenant.customerId,
  cellIds,
  cellScope: 'cells',
});

const cases: Case[] = [
  ['every requirement', () => wished(dispatcher()), 20],
  ['requirements of a status', () => wished(dispatcher(), { status: [4] }), 20],
  ['requirements of a dormant site', () => wished(dispatcher(), { cellId: tenant.cellIds[1] }), 20],
  ['requirements that a client of a dormant site sees', () => wished(client(tenant.cellIds.slice(1, 2))), 20],
  ['requirements by a word', () => wished(dispatcher(), { keyword: '新电脑' }), 20],
  ['requirements by a word without hits', () => wished(dispatcher(), { keyword: '电梯' }), 0],
  ['what came to a dispatcher', () => shared(partner.tenantId, dispatcher()), 20],
  [
    'what came to a dormant crew',
    () =>
      shared(
        partner.tenantId,
        staff(partner.otherLead.accountId, { roles: ['lead'], ledGroupIds: [partner.otherCrewId] }),
      ),
    20,
  ],
  [
    'what came to a dormant engineer',
    () => shared(partner.tenantId, staff(partner.outsider.accountId, {})),
    20,
  ],
  [
    'what went from everybody',
    () => shared(tenant.tenantId, dispatcher(), { side: 'owner', status: [6] }),
    20,
  ],
  [
    'what went from a dormant group',
    () =>
      shared(tenant.tenantId, staff(tenant.outsider.accountId, { memberGroupIds: [tenant.otherGroupId] }), {
        side: 'owner',
      }),
    20,
  ],
  [
    'what went, by a word',
    () => shared(tenant.tenantId, dispatcher(), { side: 'owner', keyword: '新电脑' }),
    20,
  ],
  ['what is open of mine', () => shared(tenant.tenantId, staff(tenant.engineer.accountId, {}), {}, true), 0],
];

it.each(cases)('lists %s without scanning, sorting or throwing away much', async (_title, ask, hits) => {
  const { faults, count } = await ask();
  // The few orders of the tenant are read at once.
  expect(faults.filter((fault) => fault !== 'sequential scan of orders')).toEqual([]);
  expect(count).toBe(hits);
});
