import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byteOrderMark, csvFormat } from '@svcdesk/core/format';
import { stringify } from 'csv-stringify/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { emptyDatabase, newPhone, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { formatProblem } from './problem.ts';
import { type FoundRows, readFiles } from './read-files.ts';
import { type ImportResult, runImport } from './run-import.ts';

afterEach(() => vi.restoreAllMocks());

const db = await emptyDatabase();
const server = await testServer(db);
const secrets = createSecretBox('test');
const now = new Date();

const options = (tenantId: string) => ({ tenantId, secrets, now, dryRun: false });
const lists = (given: Record<string, readonly object[]>): FoundRows[] =>
  Object.entries(given).map(([kind, rows]) => ({ kind, where: kind, rows }));
const problemsOf = (result: ImportResult) => ('problems' in result ? result.problems.map(formatProblem) : []);
const password = 'first-password-1';

/** The company that people are given to copy. */
const example = fileURLToPath(new URL('../../../../../examples/company/', import.meta.url));
const files = (await readdir(example))
  .filter((name) => !name.endsWith('.md'))
  .map((name) => join(example, name));

it('sets up a company that takes its first order, and changes nothing when it is read again', async () => {
  const given = await readFiles(files);
  expect(problemsOf(await runImport(db, given, options('tlake')))).toEqual([]);
  const again = await runImport(db, given, options('tlake'));
  if (!('outcomes' in again)) throw new Error('Refused');
  expect(again.outcomes.filter(({ added, changed }) => added + changed > 0)).toEqual([]);

  const customer = server.client();
  const firstPassword = 'change-me-2026';
  const session = await customer.signIn({ account: 'lake-shop', password: firstPassword });
  expect(session.mustChangePassword).toBe(true);
  await customer.auth.updatePassword({ oldPassword: firstPassword, newPassword: 'another-word-2026' });
  const site = (await customer.cells.list({})).list.find(({ code }) => code === 'LK-001');
  if (!site) throw new Error('No site');
  const [it] = await customer.catalogs.cascader({ cellId: site.id });
  const till = it?.children?.find(({ flags }) => flags?.serviceMode === 'onSite');
  const [type] = await customer.orderTypes.tree({ cellId: site.id });
  const template = await customer.templates.find({ cellId: site.id, orderTypeId: type?.value ?? '' });
  const fields = await customer.templates.fields({ templateId: template.id });
  const order = await customer.orders.create({
    cellId: site.id,
    typeId: type?.value ?? '',
    serverCatalogId: till?.value ?? '',
    title: 'Till prints nothing',
    fields: fields.map(({ fieldId, options: [first = 'T-88'] = [] }) => ({ fieldId, fieldValue: first })),
  });
  expect(order).toMatchObject({ handlerGroupName: '现场一组', priority: 2, serviceMode: 'onSite' });
});

it.each([
  ['utf-8', Buffer.from('\ufeffcode,name\nlake,号码\n'), []],
  ['utf-16', Buffer.from('\ufeffcode,name\nlake,号码\n', 'utf16le'), []],
  [
    'GB18030',
    Buffer.concat([Buffer.from('code,name\nlake,'), Buffer.from([0xba, 0xc5, 0xc2, 0xeb])]),
    [expect.stringContaining('customers.csv is not UTF-8; read as GB18030')],
  ],
])('reads a list in %s, and says what was guessed', async (_, bytes, said) => {
  const file = join(await mkdtemp(join(tmpdir(), 'svcdesk-import-')), 'customers.csv');
  await writeFile(file, bytes);
  const notes: string[] = [];
  const [found] = await readFiles([file], (text) => notes.push(text));
  expect(found?.rows).toEqual([{ code: 'lake', name: '号码' }]);
  expect(notes).toEqual(said);
  await rm(dirname(file), { recursive: true });
});

it('reads what was exported as it was', async () => {
  const texts = [
    '=1+1',
    '-5',
    '＋1',
    "'=x",
    "'quoted'",
    'Zhang "San"',
    'a,b;c|d\te',
    '10,-5',
    'a\nb\rc\r\nd',
    ' a ',
  ];
  texts.push(...['\t', '\n', '\r', '  '].map((begin) => `${begin}=cmd`), '号码');
  const rows = texts.map((name, index) => ({ code: `c${index}`, name, note: '' }));
  const file = join(await mkdtemp(join(tmpdir(), 'svcdesk-import-')), 'customers.csv');
  const lines = [['code', 'name', 'note'], ...rows.map(({ code, name }) => [code, name, undefined])];
  await writeFile(file, byteOrderMark + stringify(lines, csvFormat));
  const [found] = await readFiles([file]);
  expect(found?.rows).toEqual(rows);
  await rm(dirname(file), { recursive: true });
});

it('refuses a list that is no text', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'svcdesk-import-')), 'customers.csv');
  await writeFile(file, Buffer.from([0xba, 0xff]));
  await expect(readFiles([file])).rejects.toThrow(/is not text that can be read: .* Save it as UTF-8\./);
  await rm(dirname(file), { recursive: true });
});

it('reads phones as of the country, and takes no name that reads as a phone or is another account’s', async () => {
  const tenant = [{ name: 'Abroad', country: 'GB' }];
  const user = { name: 'Lin', roles: 'engineer', password };
  const users = (...rows: object[]) => lists({ tenant, users: rows.map((row) => ({ ...user, ...row })) });
  const add = (...rows: object[]) => runImport(db, users(...rows), options('tabroad'));
  expect(problemsOf(await add({ account: ' Ａbroad.Lin ', phone: '07911 123456' }))).toEqual([]);
  expect((await server.client().auth.login({ account: 'ABROAD.LIN', password })).type).toBe(1);
  expect((await server.client().auth.login({ account: '0044 7911 123456', password })).type).toBe(1);
  expect(problemsOf(await add({ account: '０７９１１ １２３４５６' }))).toEqual([
    'users, row 1, account: reads as a phone number; put a letter to it',
  ]);
  expect(problemsOf(await add({ account: '\u0430broad.lin' }))).toEqual([
    'users, row 1, account: must not mix letters of several alphabets; use those of one',
  ]);
  expect(problemsOf(await add({ account: 'abroad-wu', phone: '+44 (0)7911 123456' }))).toEqual([
    'users, row 1, phone: belongs to another account',
  ]);
  expect(problemsOf(await add({ account: 'abroad-wu', phone: 'none' }))).toEqual([
    'users, row 1, phone: has the wrong format',
  ]);
  expect(
    problemsOf(await runImport(db, lists({ tenant: [{ name: 'X', country: 'XX' }] }), options('tx'))),
  ).toEqual(['tenant, row 1, country: is no country: two capital letters, such as CN']);
});

it('hides menu entries from a role until they are shown again', async () => {
  const user = { account: 'menu-lead', name: 'Lin', roles: 'lead', password };
  const hide = { role: 'lead', menu: 'm.duty', shown: 'no' };
  const given = lists({ tenant: [{ name: 'Menus' }], users: [user], menus: [hide] });
  expect(problemsOf(await runImport(db, given, options('tmenu')))).toEqual([]);
  const menu = async () => {
    const { menuList } = await server.client().auth.login({ account: 'menu-lead', password });
    return menuList.map(({ code }) => code);
  };
  expect(await menu()).toContain('m.order.saas');
  expect(await menu()).not.toContain('m.duty');
  await runImport(db, lists({ menus: [{ ...hide, shown: 'yes' }] }), options('tmenu'));
  expect(await menu()).toContain('m.duty');
});

it('lets assets be found by words, and by the name that their site is given later', async () => {
  const cell = { code: 'S-1', customer: 'shop', name: '旧码头' };
  const serialNo = { key: 'serialNo', zh: '序列号', en: 'Serial number', type: 'text' };
  const till = { code: 'T-1', name: 'Till', class: 'till', cell: 'S-1', properties: '{"serialNo":"ZX81"}' };
  const given = lists({
    tenant: [{ name: 'Harbour' }],
    customers: [{ code: 'shop', name: 'Shop' }],
    cells: [cell],
    classes: [{ code: 'till', zh: '收银机', en: 'Till', properties: [serialNo] }],
    assets: [till],
  });
  expect(problemsOf(await runImport(db, given, options('tharbour')))).toEqual([]);
  // Few assets are looked through without their n-grams, so these are asked themselves.
  const found = async (...grams: string[]) => {
    const text = "SELECT code FROM assets WHERE tenant_id = 'tharbour' AND grams @> $1::text[]";
    const { rows } = await db.connection.run({ text, values: [`{${grams.join(',')}}`] });
    return rows.flat();
  };
  expect(await found('zx', 't-', '码头')).toEqual(['T-1']);
  await runImport(db, lists({ cells: [{ ...cell, name: '新灯塔' }] }), options('tharbour'));
  expect(await found('zx', '灯塔')).toEqual(['T-1']);
  expect(await found('码头')).toEqual([]);
});

it('wants one group that takes what no routing matches, once there are groups', async () => {
  const given = (isDefault: string) =>
    lists({ tenant: [{ name: 'Field' }], groups: [{ code: 'all', name: 'Field', default: isDefault }] });
  expect(problemsOf(await runImport(db, given('no'), options('tfield')))).toEqual([
    'groups, row 1, default: is yes for no group; one has to take the orders that no routing matches',
  ]);
  expect(problemsOf(await runImport(db, given('yes'), options('tfield')))).toEqual([]);
  const next = (code: string, isDefault = 'yes') => ({ code, name: code, default: isDefault });
  const handed = [lists({ groups: [next('new'), next('all', 'no')] }), lists({ groups: [next('newest')] })];
  for (const each of handed) expect(problemsOf(await runImport(db, each, options('tfield')))).toEqual([]);
  expect(await query(db)`SELECT name FROM groups WHERE tenant_id = ${'tfield'} AND is_default`).toEqual([
    { name: 'newest' },
  ]);
  const two = lists({ groups: [next('new'), next('all', 'no'), next('newest')] });
  expect(problemsOf(await runImport(db, two, options('tfield')))).toEqual([
    'groups, row 3, default: is yes in a row before; one can be',
  ]);
});

it('takes no tenant as a partner of its own', async () => {
  const given = lists({ tenant: [{ name: 'Alone' }], partners: [{ tenant: 'talone' }] });
  expect(problemsOf(await runImport(db, given, options('talone')))).toEqual([
    'partners, row 1, tenant: is the own one, which hands nothing to itself',
  ]);
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
  expect(problemsOf(await runImport(db, wrong, options('thill')))).toEqual([
    'groups, row 2, parent: there is no group "nowhere"',
    'users, row 1, groups: there is no group "sough"',
    expect.stringMatching(/^users, row 2, roles: there is no role "chief"; there are engineer/),
    'users, row 3, password: give a password or a phone to sign in by',
  ]);
  const unchecked = lists({ groups: [{ code: '', nam: 'x' }] });
  expect(problemsOf(await runImport(db, unchecked, options('thill')))).toEqual([
    expect.stringMatching(/tenant thill is not there/),
    'groups, row 1, code: is missing',
    'groups, row 1, name: is missing',
    'groups, row 1, nam: there is no such field',
  ]);
  const noTenant = await runImport(db, lists({ groups: [] }), options('thill'));
  expect(problemsOf(noTenant)).toEqual([expect.stringMatching(/tenant thill is not there/)]);
});

it('never takes a name or phone that signs another account in', async () => {
  const user = { account: 'twice', name: 'Ke', roles: 'engineer', password };
  const one = lists({ tenant: [{ name: 'One' }], users: [user] });
  expect(problemsOf(await runImport(db, one, options('tone')))).toEqual([]);
  const two = lists({ tenant: [{ name: 'Two' }], users: [user] });
  expect(problemsOf(await runImport(db, two, options('ttwo')))).toEqual([
    'users, row 1, account: belongs to another account',
  ]);
});

it('keeps nothing of a dry run', async () => {
  const result = await runImport(db, lists({ tenant: [{ name: 'Dry' }] }), {
    ...options('tdry'),
    dryRun: true,
  });
  expect(result).toMatchObject({ outcomes: [{ kind: 'tenant', added: 1 }] });
  const noTenant = await runImport(db, lists({ groups: [] }), options('tdry'));
  expect(problemsOf(noTenant)).toHaveLength(1);
});

it('takes people out of groups with what they have there, and puts them in, as a list says', async () => {
  const user = { account: 'member-1', name: 'Ma', roles: 'engineer', password };
  const group = { code: 'all', name: 'All', default: 'yes' };
  const other = { code: 'other', name: 'Other', parent: 'all' };
  const member = { account: 'member-1', group: 'all' };
  const read = async (members: readonly object[]) => {
    const result = await runImport(db, lists({ members }), options('tmember'));
    if (!('outcomes' in result)) throw new Error(problemsOf(result).join());
    return result.outcomes[0]?.changed;
  };
  const given = lists({
    tenant: [{ name: 'M' }],
    groups: [group, other],
    users: [{ ...user, groups: 'all' }],
  });
  expect(problemsOf(await runImport(db, given, options('tmember')))).toEqual([]);
  const client = server.client();
  await client.signIn({ account: 'member-1', password });
  await client.auth.updatePassword({ oldPassword: password, newPassword: 'another-word-2026' });
  const groups = async () => JSON.stringify((await client.account.personal({})).groups);
  expect(await groups()).toContain('All');
  expect(await read([{ ...member, member: 'no' }])).toBe(1);
  expect(await read([{ ...member, member: 'no' }])).toBe(0);
  expect(await groups()).not.toContain('All');
  expect(await read([{ account: 'member-1', group: 'other', member: 'yes', leads: 'yes' }])).toBe(1);
  expect(await groups()).toContain('Other');
  expect(await read([{ account: 'member-1', group: 'other', leads: 'no' }])).toBe(1);
  expect(
    problemsOf(await runImport(db, lists({ members: [{ account: 'x', group: 'all' }] }), options('tmember'))),
  ).toEqual(['members, row 1, account: there is no user "x"']);
});

it('keeps the order of the file among rows that are sorted alike, however fast it is read', async () => {
  const codes = Array.from({ length: 12 }, (_, index) => `t${index}`);
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime());
  const types = codes.map((code) => ({ code, zh: code, en: code }));
  expect(
    problemsOf(await runImport(db, lists({ tenant: [{ name: 'S' }], types }), options('tsorted'))),
  ).toEqual([]);
  const rows = await query(db)<{ zh: string }>`
    SELECT zh FROM order_types WHERE tenant_id = ${'tsorted'} ORDER BY sort, id`;
  expect(rows.map(({ zh }) => zh)).toEqual(codes);
});

it('reads texts, codes and numbers as they were meant, and takes no name that shows nothing', async () => {
  const meant = lists({
    tenant: [{ name: '\u202a湖畔\t科技\u202c' }],
    groups: [{ code: 'ａｌｌ', name: 'All', sort: '１０００', default: 'ＹＥＳ' }],
    users: [
      {
        account: 'ｗｉｄｅ－１',
        name: 'Lin\u3000Yan',
        roles: 'engineer',
        groups: 'all',
        phone: '\u3000',
        password,
      },
    ],
  });
  expect(problemsOf(await runImport(db, meant, options('twide')))).toEqual([]);
  const [row] = await query(db)<{ tenant: string; sort: number; account: string; name: string }>`
    SELECT t.name AS tenant, g.sort, a.account_name AS account, a.name FROM tenants t
    JOIN groups g ON g.tenant_id = t.id JOIN accounts a ON a.tenant_id = t.id WHERE t.id = ${'twide'}`;
  expect(row).toEqual({ tenant: '湖畔 科技', sort: 1000, account: 'wide-1', name: 'Lin Yan' });
  for (const name of ['\u3164', '\u2800\u200b', '\u0301', '\u{e0041}']) {
    const problems = problemsOf(await runImport(db, lists({ tenant: [{ name }] }), options('tunseen')));
    expect(problems).toEqual([expect.stringMatching(/^tenant, row 1, name: /)]);
  }
});

it('notes of a site that it came from another customer, whose orders stay behind', async () => {
  const cell = { code: 'M-1', customer: 'north', name: 'Mill' };
  const customers = [
    { code: 'north', name: 'North' },
    { code: 'south', name: 'South' },
  ];
  const given = (customer: string) =>
    lists({ tenant: [{ name: 'Mills' }], customers, cells: [{ ...cell, customer }] });
  const movedAt = async (customer: string) => {
    expect(problemsOf(await runImport(db, given(customer), options('tmills')))).toEqual([]);
    const rows = await query(db)<{ at: string | null }>`
      SELECT moved_at AS at FROM cells WHERE tenant_id = ${'tmills'}`;
    return rows.map(({ at }) => at);
  };
  expect(await movedAt('north')).toEqual([null]);
  expect(await movedAt('north')).toEqual([null]);
  expect(await movedAt('south')).toEqual([now.toISOString()]);
});
