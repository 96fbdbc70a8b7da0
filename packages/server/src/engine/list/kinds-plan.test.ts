import type { StaffActor } from '@svcdesk/core/roles';
import { beforeAll, expect, it } from 'vitest';
import { sources } from '../../app/kinds.ts';
import { readClasses } from '../../modules/assets/classes.ts';
import { listAssets } from '../../modules/assets/list.ts';
import { deviceList } from '../../modules/device-orders/list.ts';
import { searchIn } from '../../modules/orders/find/search.ts';
import { pmList } from '../../modules/pm/list.ts';
import { projectList } from '../../modules/projects/list.ts';
import { siteList } from '../../modules/sites/list.ts';
import { buildAssetClass } from '../../testing/assets.ts';
import { newId } from '../../testing/builders.ts';
import { explaining, vacuum } from '../../testing/explain.ts';
import { buildTenant, emptyDatabase, type TestTenant } from '../../testing/index.ts';
import { runLong } from '../../testing/run-long.ts';
import type { ReadContext } from '../context.ts';
import { ngramsOfTexts } from '../ngrams.ts';

const { search, findAny } = searchIn(sources);
const long = process.env.SVCDESK_LONG === '1';
const most = long ? 100_000 : 5_000;

const db = await emptyDatabase();
let tenant: TestTenant;
const planIds = [newId(), newId()];
const projectIds = [newId(), newId()];
const classIds: string[] = [];

/** The last is rare: every hundredth. */
const titles = ['更换交换机', '例行巡检', '安装投影仪'];
const byTitle = (of: (title: string) => string) =>
  `CASE WHEN n % 100 = 0 THEN ${of(titles[2] ?? '')} WHEN n % 2 = 0 THEN ${of(titles[1] ?? '')} ELSE ${of(titles[0] ?? '')} END`;
const text = (value: string) => `'${value}'`;
const ngramsFor = (title: string) =>
  `ARRAY[${ngramsOfTexts([title, 'Site', 'Customer']).map(text).join(', ')}]`;
/** The first thirty stand where nothing came since: at a dormant site, group, engineer, plan and project. */
const dormant = (first: string | undefined, others: string | undefined) =>
  `CASE WHEN n <= 30 THEN '${first}'::uuid ELSE '${others}'::uuid END`;

const run = (sql: string, values: string[] = []) => db.connection.run({ text: sql, values });

/** Rows of a table, each column by an expression over `n`. */
async function fill(table: string, columns: Readonly<Record<string, string>>) {
  const names = Object.keys(columns).join(', ');
  await runLong(
    db,
    `INSERT INTO ${table} (tenant_id, id, ${names})
     SELECT $1, gen_random_uuid(), ${Object.values(columns).join(', ')} FROM generate_series(1, ${most}) n`,
    [tenant.tenantId],
  );
}

function workColumns(prefix: string): Readonly<Record<string, string>> {
  const { cellIds, groupId, otherGroupId } = tenant;
  return {
    order_no: `'${prefix}' || n`,
    title: byTitle(text),
    grams: byTitle(ngramsFor),
    cell_id: dormant(cellIds[1], cellIds[0]),
    cell_name: "'Site'",
    customer_name: "'Customer'",
    group_id: dormant(otherGroupId, groupId),
    created_at: `now() - make_interval(mins => ${most} - n)`,
  };
}

async function fillWork() {
  const { tenantId, cellIds, groupId, dispatcher, lead, engineer, engineer2 } = tenant;
  const engineerId = dormant(engineer2.accountId, engineer.accountId);
  // Few are open, and of some statuses there are none.
  const status = (rare: number, closed: number) => `CASE WHEN n % 250 = 0 THEN ${rare} ELSE ${closed} END`;
  await fill('device_orders', {
    ...workColumns('DV'),
    status: status(5, 6),
    priority: '3',
    created_by_id: `'${dispatcher.accountId}'::uuid`,
    manager_id: `'${lead.accountId}'::uuid`,
    engineer_id: engineerId,
  });
  const checkListId = newId();
  await run(`INSERT INTO check_lists (tenant_id, id, name, items) VALUES ($1, $2, 'List', '[]')`, [
    tenantId,
    checkListId,
  ]);
  for (const [index, planId] of planIds.entries()) {
    await run(
      `INSERT INTO pm_plans (tenant_id, id, name, cell_id, check_list_id, group_id, every_count, every_unit, anchor_on)
       VALUES ($1, $2, 'Plan', $3, $4, $5, 1, 'day', '2020-01-01')`,
      [tenantId, planId, cellIds[1 - index] ?? '', checkListId, groupId],
    );
    await run(`INSERT INTO projects (tenant_id, id, name, manager_id) VALUES ($1, $2, $3, $4)`, [
      tenantId,
      projectIds[index] ?? '',
      `Project ${index}`,
      lead.accountId,
    ]);
  }
  await fill('pm_orders', {
    ...workColumns('PM'),
    status: status(3, 4),
    plan_id: dormant(planIds[0], planIds[1]),
    occurrence_on: "'2000-01-01'::date + n",
    due_on: "'2000-01-01'::date + n",
    minutes: '60',
    engineer_id: engineerId,
    item_count: '0',
  });
  await fill('project_orders', {
    ...workColumns('PJ'),
    status: status(5, 6),
    priority: '3',
    project_id: dormant(projectIds[0], projectIds[1]),
    manager_id: `'${lead.accountId}'::uuid`,
    created_by_id: `'${dispatcher.accountId}'::uuid`,
    handler_id: engineerId,
  });
  await runLong(
    db,
    `INSERT INTO project_stages (tenant_id, order_id, id, sort, name, handler_id)
     SELECT tenant_id, id, gen_random_uuid(), 1, 'Stage', CASE WHEN handler_id = $2 THEN $3::uuid ELSE handler_id END
     FROM project_orders WHERE tenant_id = $1`,
    [tenantId, engineer2.accountId, tenant.outsider.accountId],
  );
}

async function fillAssets() {
  await fill('cells', {
    code: "'C' || n",
    name: "'Cell ' || n",
    grams: "ARRAY['c', 'ce', 'e', 'el', 'l', 'll']",
    customer_id: `'${tenant.customerId}'::uuid`,
  });
  for (let index = 0; index < 3; index++) classIds.push(await buildAssetClass(tenant));
  await fill('assets', {
    code: "'A' || n",
    name: `${byTitle(text)} || n`,
    grams: byTitle(ngramsFor),
    class_id: dormant(classIds[0], classIds[1]),
    cell_id: dormant(tenant.cellIds[1], tenant.cellIds[0]),
    flag: 'CASE WHEN n % 250 = 0 THEN 0 ELSE 1 END',
    properties: `jsonb_build_object('model', 'M' || n % 7)`,
  });
}

beforeAll(async () => {
  tenant = await buildTenant(db);
  await fillWork();
  await fillAssets();
  await vacuum(db);
}, 600_000);

type Who = 'everything' | 'dormant engineer' | 'dormant group' | 'busy group';

function actorOf(who: Who): StaffActor {
  const { dispatcher, engineer2, outsider, otherClient, groupId, otherGroupId } = tenant;
  const base = { kind: 'staff', roles: ['engineer'], memberGroupIds: [], ledGroupIds: [] } as const;
  switch (who) {
    case 'everything':
      return { ...base, accountId: dispatcher.accountId, roles: ['dispatcher'] };
    case 'dormant engineer':
      return { ...base, accountId: engineer2.accountId };
    case 'dormant group':
      return { ...base, accountId: outsider.accountId, memberGroupIds: [otherGroupId] };
    case 'busy group':
      // An account that has no records of its own.
      return { ...base, accountId: otherClient.accountId, memberGroupIds: [groupId] };
  }
}

type Context = ReadContext & { readonly actor: StaffActor };

function asked(who: Who) {
  const on = explaining(db);
  const rest = { services: {}, timeZone: 'Asia/Shanghai', locale: 'zh-CN', now: () => new Date() };
  return {
    on,
    context: { ...rest, db: on, tenantId: tenant.tenantId, actor: actorOf(who) } as unknown as Context,
  };
}

const first = { page: 1, size: 20 } as const;
const pages = {
  device: (input: object, context: Context) =>
    deviceList.page(context.db, context, { ...first, ...input } as never),
  pm: (input: object, context: Context) => pmList.page(context.db, context, { ...first, ...input } as never),
  project: (input: object, context: Context) =>
    projectList.page(context.db, context, { ...first, ...input } as never),
};
type Kind = keyof typeof pages;
const kinds = Object.keys(pages) as Kind[];
const [rare, closed, none] = [
  { device: 5, pm: 3, project: 5 },
  { device: 6, pm: 4, project: 6 },
  { device: 8, pm: 5, project: 7 },
];
const rareHits = Math.min(20, most / 250);

type Case = [title: string, who: Who, input: (kind: Kind) => object, hits: number];
const cases: Case[] = [
  ['everything', 'everything', () => ({}), 20],
  ['a common status', 'everything', (kind) => ({ status: [closed[kind]] }), 20],
  ['a rare status', 'everything', (kind) => ({ status: [rare[kind]] }), rareHits],
  ['a status that none has', 'everything', (kind) => ({ status: [none[kind]] }), 0],
  ['what a dormant engineer sees', 'dormant engineer', () => ({}), 20],
  ['a dormant engineer’s own', 'dormant engineer', () => ({ scope: 'mine' }), 20],
  [
    'a dormant engineer’s own of a rare status',
    'dormant engineer',
    (kind) => ({ scope: 'mine', status: [rare[kind]] }),
    0,
  ],
  ['what a dormant group has', 'dormant group', () => ({}), 20],
  ['what a busy group has', 'busy group', () => ({}), 20],
  ['what a busy group has of a rare status', 'busy group', (kind) => ({ status: [rare[kind]] }), rareHits],
  ['what a busy group has of a status that none has', 'busy group', (kind) => ({ status: [none[kind]] }), 0],
  ['a common word', 'everything', () => ({ keyword: '巡检' }), 20],
  ['a rare word', 'everything', () => ({ keyword: '投影仪' }), 20],
  ['a word without hits', 'everything', () => ({ keyword: '电梯' }), 0],
  ['a rare word and status', 'everything', (kind) => ({ keyword: '投影仪', status: [rare[kind]] }), 10],
  [
    'a common word of a status that none has',
    'everything',
    (kind) => ({ keyword: '巡检', status: [none[kind]] }),
    0,
  ],
  ['a rare word in what a busy group has', 'busy group', () => ({ keyword: '投影仪' }), 20],
  ['a word without hits in what a busy group has', 'busy group', () => ({ keyword: '电梯' }), 0],
  ['a rare word in what a dormant group has', 'dormant group', () => ({ keyword: '投影仪' }), 0],
  ['a common word in what a dormant engineer sees', 'dormant engineer', () => ({ keyword: '巡检' }), 15],
];
const atSite: Case[] = [
  ['a dormant site', 'everything', () => ({ cellId: tenant.cellIds[1] }), 20],
  ['a dormant site in what a busy group has', 'busy group', () => ({ cellId: tenant.cellIds[1] }), 0],
  [
    'a rare status of a dormant site',
    'everything',
    (kind) => ({ cellId: tenant.cellIds[1], status: [rare[kind]] }),
    0,
  ],
  [
    'a status that none has, of a busy site',
    'everything',
    (kind) => ({ cellId: tenant.cellIds[0], status: [none[kind]] }),
    0,
  ],
  ['a site without any', 'everything', () => ({ cellId: tenant.otherCellIds[0] }), 0],
];
const ofPlan: Case[] = [
  ['a dormant plan', 'everything', () => ({ planId: planIds[0] }), 20],
  ['a dormant plan, the first due first', 'everything', () => ({ planId: planIds[0], sort: 'due' }), 20],
  ['days long ago', 'busy group', () => ({ from: '2000-02-10', to: '2000-02-14' }), 5],
  [
    'a rare status of days long ago',
    'busy group',
    () => ({ from: '2000-02-10', to: '2000-02-14', status: [3] }),
    0,
  ],
  ['days without any', 'everything', () => ({ from: '1990-01-01', to: '1990-12-31' }), 0],
];
const ofProject: Case[] = [
  ['a dormant project', 'everything', () => ({ projectId: projectIds[0] }), 20],
  ['a dormant project in what a busy group has', 'busy group', () => ({ projectId: projectIds[0] }), 0],
  ['a rare status of a dormant project', 'everything', () => ({ projectId: projectIds[0], status: [5] }), 0],
];
const own: Readonly<Record<Kind, readonly Case[]>> = {
  device: atSite,
  pm: [...atSite, ...ofPlan],
  project: ofProject,
};

it.each(kinds.flatMap((kind) => [...cases, ...own[kind]].map((each) => [kind, ...each] as const)))(
  'lists of %s orders %s without scanning, sorting or throwing away much',
  async (kind, _title, who, input, hits) => {
    const { on, context } = asked(who);
    const page = await pages[kind](input(kind), context);
    expect(on.faults).toEqual([]);
    if (long && hits !== 0) expect(page.list.length).toBeGreaterThanOrEqual(hits);
    else expect(page.list).toHaveLength(hits);
  },
);

it.each(kinds)('goes on deep in a list of %s orders as cheaply', async (kind) => {
  for (const input of [{}, { keyword: '巡检' }]) {
    const { on, context } = asked('busy group');
    const seen = new Set<string>();
    let next: string | undefined;
    for (let count = 0; count < 30; count++) {
      const page = await pages[kind]({ ...input, size: 40, ...(next && { next }) }, context);
      for (const { id } of page.list) seen.add(id);
      next = page.next;
    }
    expect(seen.size).toBe(1_200);
    expect(on.faults).toEqual([]);
  }
});

it.each(['everything', 'dormant engineer', 'busy group'] as const)(
  'searches every kind of order, in %s, as cheaply, and finds one by its id or number',
  async (who) => {
    const { on, context } = asked(who);
    for (const keyword of ['巡检', '投影仪', '电梯', 'DV77']) {
      await search({ keyword, ...first }, context);
      await search({ keyword, status: [7], from: '2020-01-01', ...first }, context);
    }
    if (who === 'busy group') {
      const { list } = await pages.device({ size: 1 }, context);
      const { id: orderId, orderNo } = list[0] as { id: string; orderNo: string };
      expect((await findAny({ orderId }, context)).kind).toBe('device');
      expect((await findAny({ orderNo }, context)).order.id).toBe(orderId);
    }
    expect(on.faults).toEqual([]);
  },
);

const ofAssets: [title: string, input: () => object, hits: number][] = [
  ['everything', () => ({}), 20],
  ['a dormant site', () => ({ cellId: tenant.cellIds[1] }), 20],
  [
    'a class at a site where there is none of it',
    () => ({ cellId: tenant.cellIds[0], classId: classIds[0] }),
    0,
  ],
  ['a class that few are of', () => ({ classId: classIds[0] }), 20],
  ['a class that none is of', () => ({ classId: classIds[2] }), 0],
  ['what is off the shelf', () => ({ flag: 0 }), rareHits],
  ['what is off the shelf of a dormant site', () => ({ flag: 0, cellId: tenant.cellIds[1] }), 0],
  ['what is off the shelf of a class that few are of', () => ({ flag: 0, classId: classIds[0] }), 0],
  ['a common word', () => ({ keyword: '巡检' }), 20],
  ['a rare word', () => ({ keyword: '投影仪' }), 20],
  ['a word without hits', () => ({ keyword: '电梯' }), 0],
  ['a rare word of a dormant site', () => ({ keyword: '投影仪', cellId: tenant.cellIds[1] }), 0],
  ['words of which one is rare', () => ({ keyword: 'site 投影仪' }), 20],
];

it.each(ofAssets)('lists of assets %s as cheaply', async (_title, input, hits) => {
  const on = explaining(db);
  const classes = await readClasses(db, tenant.tenantId);
  const page = await listAssets(on, tenant.tenantId, classes, { ...first, ...input() });
  expect(on.faults).toEqual([]);
  if (long && hits !== 0) expect(page.list.length).toBeGreaterThanOrEqual(hits);
  else expect(page.list).toHaveLength(hits);
});

it('lists sites by words as cheaply', async () => {
  const { on, context } = asked('everything');
  const { list } = await siteList.page(on, context, { ...first, keyword: 'nowhere' });
  expect(list).toEqual([]);
  expect(on.faults).toEqual([]);
});

const plainly: [title: string, who: Who, input: () => object, where: string][] = [
  ['a rare word', 'everything', () => ({ keyword: '投影仪' }), `title LIKE '%投影仪%'`],
  [
    'two words',
    'busy group',
    () => ({ keyword: '投影 customer' }),
    `title LIKE '%投影仪%' AND group_id = $2`,
  ],
  ['a rare status', 'busy group', () => ({ status: [5] }), 'status = 5 AND group_id = $2'],
  [
    'a common word of a rare status',
    'everything',
    () => ({ keyword: '安装', status: [5] }),
    `title LIKE '%安装%' AND status = 5`,
  ],
  ['a dormant site', 'everything', () => ({ cellId: tenant.cellIds[1] }), 'cell_id = $3'],
];

it.each(plainly)(
  'holds page by page what a plain query finds of %s, in its order',
  async (_title, who, input, where) => {
    const { context } = asked(who);
    const { rows } = await run(
      `SELECT id FROM device_orders WHERE tenant_id = $1 AND $2::uuid IS NOT NULL AND $3::uuid IS NOT NULL AND ${where}
     ORDER BY created_at DESC, id DESC LIMIT 200`,
      [tenant.tenantId, tenant.groupId, tenant.cellIds[1] ?? ''],
    );
    const expected = rows.map(([id]) => id);
    const byCursor: string[] = [];
    const byNumber: string[] = [];
    let next: string | undefined;
    for (let page = 1; page <= Math.ceil(expected.length / 9); page++) {
      const found = await pages.device({ ...input(), size: 9, ...(next && { next }) }, context);
      byCursor.push(...found.list.map(({ id }) => id));
      next = found.next;
      const numbered = await pages.device({ ...input(), size: 9, page }, context);
      byNumber.push(...numbered.list.map(({ id }) => id));
      expect(numbered.total).toBeGreaterThanOrEqual(byNumber.length);
    }
    expect(byCursor.slice(0, 200)).toEqual(expected);
    expect(byNumber.slice(0, 200)).toEqual(expected);
  },
);
