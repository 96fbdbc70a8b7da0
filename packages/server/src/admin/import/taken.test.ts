import { expect, it } from 'vitest';
import { emptyDatabase } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { importer, lists } from './importer.fixture.ts';
import { formatProblem } from './problem.ts';

const db = await emptyDatabase();
const tenantId = 'ttaken';
const { run, problems, founded } = importer(db, tenantId);
await founded;
const password = 'umbrella-on-tuesday';
const contact = {
  contactName: 'Ms Xu',
  contactPhone: '13900000001',
  contractNo: 'C-1',
  contractEndsOn: '2027-01-31',
};
const site = { code: 'S-1', customer: 'north', name: 'Pier' };
const staff = { account: 'tkn-1', name: 'Lin' };
const client = { account: 'tkn-2', name: 'Xu' };
const project = { name: 'Move', manager: 'tkn-1' };
const plan = {
  ...{
    code: 'p',
    name: 'Clean',
    cell: 'S-2',
    checkList: 'l',
    group: 'all',
    everyCount: 1,
    everyUnit: 'month',
  },
  ...{ anchorOn: '2026-12-01', engineer: 'tkn-1', assets: 'T-1|T-2' },
};
const till = { name: 'Till', class: 'till', cell: 'S-2' };
const given = {
  groups: [{ code: 'all', name: 'All', default: 'yes' }],
  customers: [
    { code: 'north', name: 'North' },
    { code: 'south', name: 'South' },
  ],
  cells: [
    { ...site, ...contact },
    { ...site, code: 'S-2' },
    { ...site, code: 'S-9', customer: 'south' },
  ],
  users: [
    { ...staff, roles: 'engineer|pm', groups: 'all', leads: 'all', password },
    { ...staff, account: 'tkn-3', roles: 'engineer|pm', groups: 'all', password },
    { ...client, type: 'client', customer: 'north', cells: 'S-2', cellScope: 'customer', password },
  ],
  classes: [{ code: 'till', zh: '收银机', en: 'Till' }],
  assets: [
    { ...till, code: 'T-1' },
    { ...till, code: 'T-2' },
  ],
  checkLists: [{ code: 'l', name: 'L', items: [{ name: 'Clean', kind: 'ok' }] }],
  pmPlans: [plan],
  projects: [project],
};
const found = await problems(given);

/** Tries it, sees that it is not done unasked, then does it, after which nothing more is taken. */
async function taken(list: string, row: object): Promise<string[]> {
  const tried = await run(lists({ [list]: [row] }), false);
  expect(tried).toMatchObject({ done: false, outcomes: [{ same: 0 }] });
  expect(await run(lists({ [list]: [row] }))).toMatchObject({ done: true });
  expect(await run(lists({ [list]: [row] }), false)).toMatchObject({ done: true, taken: [] });
  return 'taken' in tried ? tried.taken.map(formatProblem) : [];
}

it('leaves behind whom the former customer of a site named, which is listed before it is done', async () => {
  expect(found).toEqual([]);
  await query(db)`INSERT INTO reporters (tenant_id, id, cell_id, name, phone)
    SELECT tenant_id, gen_random_uuid(), id, 'Mr An', '13900000009' FROM cells
    WHERE tenant_id = ${tenantId} AND code IN ('S-1', 'S-2')`;
  const what = await taken('cells', { ...site, customer: 'south', contactName: 'Ms Wei' });
  expect(what).toEqual([
    'cells, row 1: takes the site S-1 from North and its people; reporters who are removed from it: 1, and of its contact and contract only what the row gives is kept',
  ]);
  const now = await query(
    db,
  )`SELECT c.contact_name AS name, c.contact_phone AS phone, c.contract_no AS contract,
      c.contract_ends_on AS until FROM cells c WHERE tenant_id = ${tenantId} AND code = 'S-1'`;
  expect(now).toEqual([{ name: 'Ms Wei', phone: null, contract: null, until: null }]);
  const reporters = await query(db)`SELECT c.code FROM reporters r JOIN cells c ON c.id = r.cell_id
    WHERE r.tenant_id = ${tenantId} AND r.deleted_at IS NULL`;
  expect(reporters).toEqual([{ code: 'S-2' }]);
});

it('takes an asset that moves to another site out of the plans of the former one', async () => {
  const says = 'assets, row 1: takes the asset';
  const moves = (code: string) => taken('assets', { ...till, code, cell: 'S-9' });
  const planned = () => query(db)`SELECT p.enabled, (SELECT count(*)::int FROM pm_plan_assets a
    WHERE a.plan_id = p.id) AS assets FROM pm_plans p WHERE p.tenant_id = ${tenantId}`;
  expect(await problems({ assets: [{ ...till, code: 'T-1', name: 'Till 1' }] })).toEqual([]);
  expect(await planned()).toEqual([{ enabled: true, assets: 2 }]);
  expect(await moves('T-1')).toEqual([`${says} T-1, which moves to another site, out of the plan Clean`]);
  expect(await planned()).toEqual([{ enabled: true, assets: 1 }]);
  expect(await moves('T-2')).toEqual([
    `${says} T-2, which moves to another site, out of the plan Clean, which has no other and is turned off`,
  ]);
  expect(await planned()).toEqual([{ enabled: false, assets: 0 }]);
});

it.each<[string, object, string[]]>([
  ['users', { ...client, cellScope: 'own' }, ['narrows the cellScope of tkn-2 from customer to own']],
  [
    'users',
    { ...client, customer: 'south' },
    ['takes North and its sites from tkn-2', 'takes the site S-2 from tkn-2'],
  ],
  ['members', { account: 'tkn-1', group: 'all', leads: 'no' }, ['takes the lead of All from tkn-1']],
  ['projects', { ...project, manager: 'tkn-3' }, ['takes the project Move from tkn-1']],
  ['pmPlans', { ...plan, assets: '', engineer: 'tkn-3' }, ['takes the plan Clean from tkn-1']],
  [
    'menus',
    { role: 'lead', menu: 'm.duty', shown: 'no' },
    ['takes the menu entry m.duty from the role lead'],
  ],
  [
    'members',
    { account: 'tkn-1', group: 'all', member: 'no' },
    ['takes tkn-1 out of All, with their work, copies and duty there'],
  ],
  [
    'users',
    { ...staff, enabled: 'no' },
    ['disables tkn-1: ends their sessions, gives back their work, drops their duty and plans'],
  ],
])('lists what it takes before it does so: %s %j', async (list, row, what) => {
  expect(await taken(list, row)).toEqual(what.map((each) => `${list}, row 1: ${each}`));
});
