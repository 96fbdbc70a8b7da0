import { expect, it } from 'vitest';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { newPhone, testDatabase, testServer } from '../../testing/index.ts';
import { formatProblem } from './problem.ts';
import type { FoundRows } from './read-files.ts';
import { type ImportResult, runImport } from './run-import.ts';

const db = await testDatabase();
const server = await testServer(db);
const secrets = createSecretBox('test');
const now = new Date();

const options = (tenantId: string) => ({ tenantId, secrets, now, dryRun: false });
const lists = (given: Record<string, readonly object[]>): FoundRows[] =>
  Object.entries(given).map(([kind, rows]) => ({ kind, where: kind, rows }));
const told = (result: ImportResult) => ('problems' in result ? result.problems.map(formatProblem) : []);
const password = 'first-password-1';

/** Everything that a small company needs to take its first order, as its own people would write it down. */
const company = (mark: string) =>
  lists({
    tenant: [{ name: 'Lake Service', timeZone: 'Asia/Shanghai', inviteCode: `lake-${mark}` }],
    holidays: [{ set: `lake-${mark}`, date: '2026-01-01', kind: 'off' }],
    calendars: [
      {
        code: 'office',
        name: 'Office hours',
        weekly: JSON.stringify([...Array(5).fill([['09:00', '18:00']]), [], []]),
        holidaySet: `lake-${mark}`,
        default: 'yes',
      },
    ],
    dictionaries: [
      { dictionary: 'hangUpReason', code: 'waitLift', zh: '等待电梯', en: 'Waiting for the lift' },
    ],
    groups: [
      { code: 'all', name: 'Lake Service', default: 'yes' },
      { code: 'north', name: 'North', parent: 'all', sources: '0|1|2' },
    ],
    customers: [{ code: 'shop', name: `Shop ${mark}` }],
    cells: [{ code: `C-${mark}`, customer: 'shop', name: 'First shop', region: '310115', latitude: '31.2' }],
    users: [
      { account: `lead-${mark}`, name: 'Lin', roles: 'lead', groups: 'all', leads: 'all', password },
      { account: `eng-${mark}`, name: 'Wei', roles: 'engineer', groups: 'north', phone: newPhone() },
      {
        account: `cust-${mark}`,
        name: 'Xu',
        type: 'client',
        customer: 'shop',
        cells: `C-${mark}`,
        password,
      },
    ],
    roles: [{ account: `eng-${mark}`, role: 'monitor' }],
    menus: [{ role: 'lead', menu: 'm.duty', shown: 'no' }],
    catalogues: [
      { code: 'it', zh: '信息', en: 'IT' },
      {
        code: 'till',
        parent: 'it',
        zh: '收银',
        en: 'Tills',
        serviceMode: 'onSite',
        priority: 2,
        cells: `C-${mark}`,
      },
    ],
    types: [{ code: 'fault', zh: '故障', en: 'Fault' }],
    skills: [{ code: 'tills', zh: '收银机', en: 'Tills', catalogue: 'till' }],
    sla: [
      { catalogue: 'till', priority: 2, responseMinutes: '30', resolveMinutes: '240', calendar: 'office' },
    ],
    templates: [
      {
        code: 'fault',
        name: 'Fault',
        type: 'fault',
        fields: [{ name: 'Model', type: 'text', required: true }],
      },
    ],
    routing: [{ catalogue: 'till', group: 'north' }],
    classes: [{ code: 'till', zh: '收银机', en: 'Till', properties: [{ name: 'Serial', type: 'text' }] }],
    assets: [
      { code: `A-${mark}`, name: 'Till 1', class: 'till', cell: `C-${mark}`, properties: '{"Serial":"7"}' },
    ],
    networks: [{ cidr: '10.20.0.0/16', name: 'Shops' }],
    wireless: [{ cell: `C-${mark}`, ssid: 'shop', security: 'protected', channels: '[1,6]' }],
    duty: [{ group: 'north', date: '2026-11-20', account: `eng-${mark}`, shift: 'day' }],
    checkLists: [{ code: 'till', name: 'Tills', items: [{ name: 'Prints', kind: 'ok' }] }],
    pmPlans: [
      {
        code: 'till',
        name: 'Tills',
        cell: `C-${mark}`,
        class: 'till',
        checkList: 'till',
        group: 'north',
        everyCount: 1,
        everyUnit: 'month',
        anchorOn: '2026-11-30',
      },
    ],
    knowledge: [
      { code: 'paper', language: 'en', title: 'Paper jam', content: 'Open the lid.', catalogue: 'till' },
    ],
  });

it('sets up a company that takes its first order, and changes nothing when it is read again', async () => {
  const given = company('a1');
  const first = await runImport(db, given, options('tlake'));
  expect(told(first)).toEqual([]);
  const again = await runImport(db, given, options('tlake'));
  if (!('outcomes' in again)) throw new Error('Refused');
  expect(again.outcomes.filter(({ added, changed }) => added + changed > 0)).toEqual([]);

  const customer = server.client();
  const session = await customer.session.signIn(customer, { account: 'cust-a1', password });
  expect(session.mustChangePassword).toBe(true);
  const [site] = (await customer.cells.list({})).list;
  if (!site) throw new Error('No site');
  const [it] = await customer.catalogs.cascader({ cellId: site.id });
  const [type] = await customer.orderTypes.tree({ cellId: site.id });
  const template = await customer.templates.find({ cellId: site.id, orderTypeId: type?.value ?? '' });
  const [field] = await customer.templates.fields({ templateId: template.id });
  const order = await customer.orders.create({
    cellId: site.id,
    typeId: type?.value ?? '',
    serverCatalogId: it?.children?.[0]?.value ?? '',
    title: 'Till prints nothing',
    fields: [{ fieldId: field?.fieldId ?? '', fieldValue: 'T-88' }],
  });
  expect(order).toMatchObject({
    handlerGroupName: 'North',
    priority: 2,
    serviceMode: 'onSite',
    slaState: 'ok',
  });

  const lead = server.client();
  const { menuList } = await lead.session.signIn(lead, { account: 'lead-a1', password });
  expect(menuList.map(({ code }) => code)).toContain('m.order.saas');
  expect(menuList.map(({ code }) => code)).not.toContain('m.duty');
});

it('tells everything that is wrong, with its place, and keeps nothing of it', async () => {
  const wrong = lists({
    tenant: [{ name: 'Hill Service' }],
    groups: [
      { code: 'all', name: 'Hill', default: 'yes' },
      { code: 'south', name: 'South', parent: 'nowhere' },
    ],
    users: [
      { account: 'hill-1', name: 'Hu', roles: 'engineer', groups: 'sough', phone: newPhone() },
      { account: 'hill-2', name: 'He', roles: 'chief', phone: newPhone() },
      { account: 'hill-3', name: 'Ha', roles: 'engineer' },
    ],
  });
  expect(told(await runImport(db, wrong, options('thill')))).toEqual([
    'groups, row 2, parent: there is no group "nowhere"',
    'users, row 1, groups: there is no group "sough"',
    expect.stringMatching(/^users, row 2, roles: there is no role "chief"; there are engineer/),
    'users, row 3, password: give a password or a phone to sign in by',
  ]);
  const unchecked = lists({ groups: [{ code: '', nam: 'x' }] });
  expect(told(await runImport(db, unchecked, options('thill')))).toEqual([
    'groups, row 1, code: is missing or too short',
    'groups, row 1, name: is missing',
    'groups, row 1, nam: there is no such field',
  ]);
  const noTenant = await runImport(db, lists({ groups: [] }), options('thill'));
  expect(told(noTenant)).toEqual([expect.stringMatching(/tenant thill is not there/)]);
});

it('never takes a name or phone that signs somebody else in', async () => {
  const user = { account: 'twice', name: 'Ke', roles: 'engineer', password };
  const one = lists({ tenant: [{ name: 'One' }], users: [user] });
  expect(told(await runImport(db, one, options('tone')))).toEqual([]);
  const two = lists({ tenant: [{ name: 'Two' }], users: [user] });
  expect(told(await runImport(db, two, options('ttwo')))).toEqual([
    'users, row 1, account: belongs to somebody else',
  ]);
});

it('keeps nothing of a dry run', async () => {
  const result = await runImport(db, lists({ tenant: [{ name: 'Dry' }] }), {
    ...options('tdry'),
    dryRun: true,
  });
  expect(result).toMatchObject({ outcomes: [{ kind: 'tenant', added: 1 }] });
  const noTenant = await runImport(db, lists({ groups: [] }), options('tdry'));
  expect(told(noTenant)).toHaveLength(1);
});
