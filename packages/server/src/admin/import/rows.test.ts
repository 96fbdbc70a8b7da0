import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyDatabase, newPhone } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { importer, lists } from './importer.fixture.ts';
import { formatProblem } from './problem.ts';
import { type FoundRows, readFiles } from './read-files.ts';

const db = await emptyDatabase();
const password = 'first-password-1';

async function fileOf(name: string, text: string): Promise<FoundRows[]> {
  const folder = await mkdtemp(join(tmpdir(), 'svcdesk-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), text);
  return readFiles([join(folder, name)]);
}

const table = (name: string, text: string) => fileOf(`${name}.csv`, text);

describe('a calendar', async () => {
  const { problems, founded } = importer(db, 'tcal');
  await founded;
  const day = [['09:00', '18:00']];
  const weekly = [day, day, day, day, day, [], []];
  const calendar = { code: 'office', name: 'Office', timeZone: 'Asia/Shanghai', weekly };

  it.each(['UTC', 'Asia/Kolkata', 'Europe/Kyiv'])('runs in the zone %s', async (timeZone) => {
    expect(await problems({ calendars: [{ ...calendar, code: timeZone, timeZone }] })).toEqual([]);
    expect(await problems({ tenant: [{ name: 'Zones', timeZone }] })).toEqual([]);
  });

  const other = (hours: unknown) => [hours, day, day, day, day, [], []];
  it.each<[object, string]>([
    [{ timeZone: 'Asia/Shangai' }, 'timeZone: is no time zone of the IANA list'],
    [{ timeZone: '+08:00' }, 'timeZone: is no time zone of the IANA list'],
    [{ holidaySet: 'atlantis' }, 'holidaySet: was not found'],
    [{ weekly: other([['09:00', '09:00']]) }, 'weekly.0: needs hours that end at another time'],
    [{ weekly: other([['24:00', '06:00']]) }, 'weekly.0: needs hours that end at another time'],
    [{ weekly: other([['9:00', '18:00']]) }, 'weekly.0.0.0: must be written like hh:mm'],
    [{ exceptions: { '2026-02-30': [] } }, 'exceptions.2026-02-30: is no day from 1970 to 2099'],
    [{ exceptions: { '2026-10-01': [['24:00', '06:00']] } }, 'exceptions.2026-10-01: needs hours'],
    [{ name: 'Of\u001b[31mfice' }, 'name: has characters that cannot be used'],
  ])('with %j is refused as the call refuses it', async (wrong, said) => {
    const found = await problems({ calendars: [{ ...calendar, ...wrong }] });
    expect(found).toEqual([expect.stringContaining(`calendars, row 1, ${said}`)]);
  });

  it('that says nothing new makes no version, whatever the order of its days', async () => {
    const exceptions = { '2026-12-31': [], '2026-01-02': day };
    const versions = async () => {
      expect(await problems({ calendars: [{ ...calendar, exceptions }] })).toEqual([]);
      const [row] = await query(db)<{ count: number }>`
        SELECT count(*)::int AS count FROM service_calendar_versions v JOIN service_calendars c
          ON c.tenant_id = v.tenant_id AND c.id = v.calendar_id WHERE v.tenant_id = ${'tcal'} AND c.name = ${'Office'}`;
      return row?.count;
    };
    const first = await versions();
    expect(await versions()).toBe(first);
  });

  it('leaves the zone, the holidays and the days that its file has no column for', async () => {
    const days = [{ set: 'here', date: '2026-10-01', kind: 'off' }];
    const whole = { ...calendar, code: 'whole', holidaySet: 'here', exceptions: { '2026-01-02': day } };
    const { code, name } = whole;
    expect(await problems({ holidays: days, calendars: [whole] })).toEqual([]);
    expect(await problems({ calendars: [{ code, name, weekly }] })).toEqual([]);
    const [row] = await query(db)<{ versions: number }>`SELECT count(*)::int AS versions
      FROM service_calendar_versions WHERE tenant_id = ${'tcal'} AND holiday_set = ${'here'}`;
    expect(row).toEqual({ versions: 1 });
  });

  it('stays the default until another one is', async () => {
    expect(await problems({ calendars: [{ ...calendar, default: 'yes' }] })).toEqual([]);
    expect(await problems({ calendars: [{ ...calendar, default: 'no' }] })).toEqual([
      'calendars, row 1, default: is yes for no calendar; one has to serve customers without their own',
    ]);
    const others = [
      { ...calendar, default: 'no' },
      { ...calendar, code: 'night', name: 'Night', default: 'yes' },
    ];
    expect(await problems({ calendars: others })).toEqual([]);
  });
});

describe('columns', async () => {
  const { problems, founded } = importer(db, 'tcol');
  await founded;
  await problems({ customers: [{ code: 'shop', name: 'Shop' }] });
  const site = { code: 'S-1', customer: 'shop', name: 'Pier' };
  const address = async () => {
    const [row] = await query(db)<{ address: string | null; contactName: string | null }>`
      SELECT address, contact_name AS "contactName" FROM cells WHERE tenant_id = ${'tcol'} AND code = ${'S-1'}`;
    return row;
  };

  it('that are left out leave what is there, and empty ones clear it', async () => {
    const whole = { ...site, address: '1 Quay', contactName: 'Xu' };
    expect(await problems({ cells: [whole] })).toEqual([]);
    expect(await problems(await table('cells', 'code,customer,name,contactName\nS-1,shop,Pier,\n'))).toEqual(
      [],
    );
    expect(await address()).toEqual({ address: '1 Quay', contactName: null });
    expect(await problems({ cells: [{ ...site, address: null }] })).toEqual([]);
    expect(await address()).toEqual({ address: null, contactName: null });
  });

  it('of people that are left out leave their phone, and with it their sign-in', async () => {
    const phone = newPhone();
    const user = { account: 'col-1', name: 'Lin', roles: 'engineer' };
    expect(await problems({ users: [{ ...user, phone, email: 'lin@example.com' }] })).toEqual([]);
    expect(await problems({ users: [{ account: 'col-1', name: 'Lin Yan' }] })).toEqual([]);
    const person = () => query(db)<{ name: string; email: string | null; signsIn: boolean }>`
      SELECT a.name, a.email, EXISTS (SELECT FROM sign_in_directory d
        WHERE d.account_id = a.id AND d.kind = 'phone') AS "signsIn"
      FROM accounts a WHERE a.tenant_id = ${'tcol'} AND a.account_name = ${'col-1'}`;
    expect(await person()).toEqual([{ name: 'Lin Yan', email: 'lin@example.com', signsIn: true }]);
    expect(await problems({ users: [{ ...user, phone: '' }] })).toEqual([
      'users, row 1, password: give a password or a phone to sign in by',
    ]);
    const client = { account: 'col-2', name: 'Xu', type: 'client', customer: 'shop', password };
    expect(await problems({ users: [client] })).toEqual([]);
    expect(await problems({ users: [{ account: 'col-2', name: 'Xu Min' }] })).toEqual([]);
    const [still] = await query(db)<{ type: number; scope: string }>`
      SELECT type, cell_scope AS scope FROM accounts WHERE tenant_id = ${'tcol'} AND account_name = ${'col-2'}`;
    expect(still).toEqual({ type: 2, scope: 'cells' });
  });

  it('of things that are left out leave their properties, channels and plans', async () => {
    const property = { key: 'ip', zh: '地址', en: 'Address', type: 'text' };
    const till = { code: 'T-1', name: 'Till', class: 'till', cell: 'S-1', properties: { ip: '10.0.0.1' } };
    const plan = { code: 'p', name: 'P', cell: 'S-1', checkList: 'l', group: 'g', everyCount: 1 };
    const whole = { ...plan, everyUnit: 'month', anchorOn: '2026-12-01', assets: 'T-1', leadDays: 3 };
    const given = {
      groups: [{ code: 'g', name: 'G', default: 'yes', sources: '0|1' }],
      cells: [site, { ...site, code: 'S-2' }],
      classes: [{ code: 'till', zh: '收银机', en: 'Till', properties: [property] }],
      assets: [till, { ...till, code: 'T-2', cell: 'S-2' }],
      wireless: [{ cell: 'S-1', ssid: 'shop', channels: [1, 6] }],
      checkLists: [{ code: 'l', name: 'L', items: [{ name: 'Clean', kind: 'ok' }] }],
      pmPlans: [whole],
    };
    expect(await problems(given)).toEqual([]);
    const { assets: _, leadDays: __, ...bare } = whole;
    const less = {
      groups: [{ code: 'g', name: 'Group' }],
      classes: [{ code: 'till', zh: '收银机', en: 'Cash desk' }],
      assets: [{ code: 'T-1', name: 'Till 1', class: 'till', cell: 'S-1' }],
      wireless: [{ cell: 'S-1', ssid: 'shop', security: 'open' }],
      pmPlans: [bare],
    };
    expect(await problems(less)).toEqual([]);
    const [now] = await query(db)<object>`SELECT
      (SELECT sources::text || is_default FROM groups WHERE tenant_id = ${'tcol'}) AS group,
      (SELECT jsonb_array_length(properties) FROM asset_classes WHERE tenant_id = ${'tcol'}) AS properties,
      (SELECT properties ->> 'ip' FROM assets WHERE tenant_id = ${'tcol'} AND code = ${'T-1'}) AS ip,
      (SELECT channels::text FROM wireless_expectations WHERE tenant_id = ${'tcol'}) AS channels,
      (SELECT lead_days FROM pm_plans WHERE tenant_id = ${'tcol'}) AS lead,
      (SELECT count(*)::int FROM pm_plan_assets WHERE tenant_id = ${'tcol'}) AS planned`;
    expect(now).toEqual({
      group: '{0,1}true',
      properties: 1,
      ip: '10.0.0.1',
      channels: '{1,6}',
      lead: 3,
      planned: 1,
    });
  });

  it.each<[object, string]>([
    [{ anchorOn: '9999-01-01' }, 'anchorOn: is no day from 1970 to 2099'],
    [{ anchorOn: '2026-02-30' }, 'anchorOn: is no day from 1970 to 2099'],
    [{ endOn: '2026-01-01' }, 'endOn: is before anchorOn'],
    [{ everyCount: 366 }, 'everyCount: must not be more than 365'],
    [{ leadDays: 91 }, 'leadDays: must not be more than 90'],
    [{ minutes: '4' }, 'minutes: must not be less than 5'],
    [{ engineer: 'col-1' }, 'engineer: "col-1" is no active member of the group'],
    [{ assets: 'T-1|T-2' }, 'assets: "T-2" is no asset of the site'],
    [{ class: 'till', assets: 'T-1' }, 'assets: name a class or assets, not both'],
    [{ name: 'a\u0000b' }, 'name: has characters that cannot be used'],
  ])('of a plan with %j are refused as the call refuses them', async (wrong, said) => {
    const plan = { code: 'q', name: 'P', cell: 'S-1', checkList: 'l', group: 'g', everyCount: 1 };
    const found = await problems({
      pmPlans: [{ ...plan, everyUnit: 'month', anchorOn: '2026-12-01', ...wrong }],
    });
    expect(found).toEqual([expect.stringContaining(`pmPlans, row 1, ${said}`)]);
  });
});

describe('rows', async () => {
  const { problems, founded } = importer(db, 'trow');
  await founded;

  it('of commas are blank, and are counted as in the file', async () => {
    const text = '\ncode,name,shortName\n\na,"A\nB",\n,,\n , ,\nb,,x\n';
    expect(await problems(await table('customers', text))).toEqual([
      expect.stringMatching(/^customers\.csv, row 4, name: has characters that cannot be used, such as line/),
      'customers.csv, row 7, name: is missing',
    ]);
  });

  it.each(['', '\ufeff', 'code,name\n', '\n,,\n', 'code,name\n,\n'])(
    'of %j are none, which is refused',
    async (text) => {
      await expect(table('customers', text)).rejects.toThrow(/customers\.csv has no rows to import\./);
    },
  );

  it('that do not fit their heading are named by their number', async () => {
    const unfit = await table('customers', 'code,name\na,\nb,B,c\nc\nd,\n');
    expect(await problems(unfit)).toEqual([
      'customers.csv, row 2, name: is missing',
      'customers.csv, row 3: has 3 cells, and the heading 2',
      'customers.csv, row 4: has 1 cells, and the heading 2',
      'customers.csv, row 5, name: is missing',
    ]);
    await expect(table('customers', 'code,code\na,A\n')).rejects.toThrow(
      /the heading has "code" twice\. Nothing was imported\.$/,
    );
    const empty = await table('customers', 'code,name,,\na,A,,\n');
    expect(empty[0]?.rows).toEqual([{ code: 'a', name: 'A' }]);
  });

  it.each([
    [
      'code,name\na,A\n\n"b","B\nc,C\n',
      /csv: the row that begins in line 4 has a quote that is never closed\./,
    ],
    ['code,name\na,A"B"\n', /csv, line 2: a quote stands within a text\. .* twice\./],
    ['code,name\na,"A"B\n', /csv, line 2: a quote stands within a text\./],
  ])('with a quote that is wrong are told by their line: %j', async (text, said) => {
    const read = table('customers', text);
    await expect(read).rejects.toThrow(said);
    await expect(read).rejects.toThrow(/ Nothing was imported\.$/);
  });

  it('of a file that is not there are told to be of none', async () => {
    await expect(readFiles(['/nowhere/customers.csv'])).rejects.toThrow(
      /^There is no file \/nowhere\/customers\.csv\. Nothing was imported\.$/,
    );
  });

  it.each(['31,5', '1,234', '1 234', '1e2', '31。5', '²'])('have no number of %j', async (latitude) => {
    const cell = { code: 'S', customer: 'shop', name: 'S', latitude, longitude: '121.5' };
    expect(await problems({ cells: [cell] })).toContain(
      'cells, row 1, latitude: is no number in plain decimal notation, such as 1234 or 31.5',
    );
  });

  it.each([
    ['code\tname\na\tA\n', 'tabs'],
    ['\n"code";"name"\r\n"a";"A"\r\n', '";"'],
    ['code，name\na，A\n', '"，"'],
  ])('with another separator than commas are refused in words: %j', async (text, called) => {
    await expect(table('customers', text)).rejects.toThrow(
      `the heading has ${called} between its names, and it must have commas.`,
    );
  });

  it('of a list that is twice in a file, and values of a name that is twice in a row, are not lost', async () => {
    const list = '"customers":[{"code":"a","name":"{\\"code\\":1}"}]';
    await expect(fileOf('all.json', `{${list},\n${list}}`)).rejects.toThrow(
      /all\.json, line 2: "customers" is there twice in one object\..* Nothing was imported\.$/,
    );
    const twice = fileOf('all.json', '{"customers":[\n{"code":"a","name":"A","c\\u006fde" : "b"}]}');
    await expect(twice).rejects.toThrow(/line 2: "code" is there twice/);
    const [found] = await fileOf('all.json', `{${list},"cells":[{"code":"a"},{"code":"b"}]}`);
    expect(found?.rows).toEqual([{ code: 'a', name: '{"code":1}' }]);
  });

  it('that are deeper than anything is are told, and break nothing', async () => {
    const deep = (inner: string) => `${'{"children":['.repeat(3000)}${inner}${']}'.repeat(3000)}`;
    const asset = { code: 'T', name: 'T', class: 'c', cell: 'x', properties: deep('1') };
    const fields = [{ name: 'A', type: 'cascader', settings: { optionTree: [JSON.parse(deep('1'))] } }];
    expect(
      await problems({ templates: [{ code: 't', name: 'T', type: 'r', fields }], assets: [asset] }),
    ).toEqual([
      'templates, row 1, fields: is more than 100 levels deep',
      'assets, row 1, properties: is more than 100 levels deep',
    ]);
  });

  it('of one code twice are an error, however it is spelt and in whichever file', async () => {
    const first = await table('customers', 'code,name\na,A\nＡ1,B\n');
    const second = await table('customers', 'code,name\nA1,C\n');
    expect(await problems([...first, ...second])).toEqual([
      'customers.csv, row 2, code: is there already in customers.csv, row 3',
    ]);
    expect(await problems({ tenant: [{ name: 'A' }, { name: 'B' }] })).toEqual([
      'tenant, row 2: is there already in tenant, row 1',
    ]);
    const menu = { role: 'lead', menu: 'm.duty', shown: 'no' };
    expect(await problems({ menus: [menu, { ...menu, shown: 'yes' }] })).toEqual([
      'menus, row 2, role, menu: is there already in menus, row 1',
    ]);
  });

  it('with what cannot be kept say so, and "is missing" is said of what is missing only', async () => {
    const classes = [{ code: 'c', zh: '类', en: 'C', properties: '[{"key":"k","zh":"b\\u0000"}]' }];
    const users = [{ account: 'row-1', name: 7, roles: 'engineer', password: 'short' }];
    const asset = { code: 'T', name: 'T', class: 'c', cell: 'x', properties: '{"a":["b\\u0000"]}' };
    expect(
      await problems({ users, classes, assets: [asset], customers: [{ code: ' ', name: 'x\u0000' }] }),
    ).toEqual([
      'customers, row 1, code: is missing',
      expect.stringMatching(/^customers, row 1, name: has characters that cannot be used/),
      'users, row 1, name: is no string',
      'users, row 1, password: must have at least 8 characters',
      expect.stringMatching(/^classes, row 1, properties\.0\.zh: has characters that cannot be used/),
      'classes, row 1, properties.0.en: is missing',
      expect.stringMatching(/^classes, row 1, properties\.0\.type: is /),
      expect.stringMatching(/^assets, row 1, properties\.a\.0: has characters that cannot be used/),
    ]);
  });
});

describe('people', async () => {
  const { run, problems, founded } = importer(db, 'tppl');
  await founded;
  const client = { account: 'ppl-2', name: 'Xu', type: 'client', customer: 'shop', password };
  const staff = { account: 'ppl-1', name: 'Lin', password };
  const other = { account: 'ppl-3', name: 'Wu', roles: 'dispatcher', password };
  await problems({
    customers: [
      { code: 'shop', name: 'Shop' },
      { code: 'bank', name: 'Bank' },
    ],
    cells: [
      { code: 'P-1', customer: 'shop', name: 'One' },
      { code: 'P-2', customer: 'shop', name: 'Two' },
      { code: 'P-9', customer: 'bank', name: 'Nine' },
    ],
    users: [{ ...staff, roles: 'engineer|lead' }, { ...client, cells: 'P-1|P-2' }, other],
  });
  const rights = async () => {
    const rows = await query(db)<{ account: string; has: string }>`
      SELECT a.account_name AS account, concat_ws(' ', (SELECT string_agg(role, '|' ORDER BY role)
          FROM account_roles r WHERE r.tenant_id = a.tenant_id AND r.account_id = a.id),
        (SELECT string_agg(c.code, '|' ORDER BY c.code) FROM account_cells ac
          JOIN cells c ON c.tenant_id = ac.tenant_id AND c.id = ac.cell_id
          WHERE ac.tenant_id = a.tenant_id AND ac.account_id = a.id)) AS has
      FROM accounts a WHERE a.tenant_id = ${'tppl'} ORDER BY a.account_name`;
    return rows.map(({ account, has }) => `${account}: ${has}`);
  };

  it('have exactly the roles and sites that a file names, which is listed before it is done', async () => {
    const found = lists({
      users: [
        { ...staff, roles: 'engineer' },
        { ...client, cells: 'P-2' },
      ],
    });
    const before = ['ppl-1: engineer|lead', 'ppl-2: P-1|P-2', 'ppl-3: dispatcher'];
    const tried = await run(found, false);
    expect(tried).toMatchObject({ done: false, outcomes: [{ kind: 'users', changed: 2 }] });
    const taken = 'taken' in tried ? tried.taken.map(formatProblem) : [];
    expect(taken).toEqual([
      'users, row 1: takes the role lead from ppl-1',
      'users, row 2: takes the site P-1 from ppl-2',
    ]);
    expect(await rights()).toEqual(before);
    expect(await run(found)).toMatchObject({ done: true });
    expect(await rights()).toEqual(['ppl-1: engineer', 'ppl-2: P-2', 'ppl-3: dispatcher']);
    expect(await run(found, false)).toMatchObject({ done: true, taken: [], outcomes: [{ same: 2 }] });
  });

  it('who are not in the file, and what it has no column for, stay', async () => {
    const before = await rights();
    expect(await problems({ users: [staff, client] })).toEqual([]);
    expect(await rights()).toEqual(before);
    expect(await problems({ users: [{ ...client, cells: '' }] })).toEqual([]);
    expect(await rights()).toEqual(['ppl-1: engineer', 'ppl-2: ', 'ppl-3: dispatcher']);
  });

  it('are called at their new phone by the sites whose reporters they are', async () => {
    const [old, other] = ['+8613700009001', '+8613700009002'];
    expect(await problems({ users: [{ ...client, phone: old }] })).toEqual([]);
    const reporters = () => query(db)<{ name: string; phone: string }>`
      SELECT name, phone FROM reporters WHERE tenant_id = ${'tppl'} ORDER BY name`;
    await query(db)`
      INSERT INTO reporters (tenant_id, id, cell_id, name, phone, account_id, deleted_at)
      SELECT a.tenant_id, gen_random_uuid(), c.id, r.name, ${old}, r.account_id, r.deleted_at
      FROM accounts a JOIN cells c ON c.tenant_id = a.tenant_id AND c.code = ${'P-1'},
        LATERAL (VALUES ('own', a.id, NULL::timestamptz), ('gone', a.id, now()), ('other', NULL, NULL))
          r(name, account_id, deleted_at)
      WHERE a.tenant_id = ${'tppl'} AND a.account_name = ${client.account}`;
    const rest = [
      { name: 'gone', phone: old },
      { name: 'other', phone: old },
    ];
    expect(await problems({ users: [{ ...client, name: 'Xu Min' }] })).toEqual([]);
    expect(await reporters()).toEqual([...rest, { name: 'own', phone: old }]);
    expect(await problems({ users: [{ ...client, phone: '137 0000 9002' }] })).toEqual([]);
    expect(await reporters()).toEqual([...rest, { name: 'own', phone: other }]);
    expect(await problems({ users: [{ ...client, phone: '' }] })).toEqual([]);
    expect(await reporters()).toEqual([...rest, { name: 'own', phone: '' }]);
  });

  it('get no site of another customer, no common password, and staff keep a role', async () => {
    expect(await problems({ users: [{ ...client, cells: 'P-9' }] })).toEqual([
      'users, row 1, cells: "P-9" is no site of the customer',
    ]);
    expect(await problems({ users: [{ ...staff, roles: '' }] })).toEqual([
      'users, row 1, roles: staff need a role',
    ]);
    expect(await problems({ tenant: [{ name: 'Acme Facilities' }] })).toEqual([]);
    for (const password of ['Password1', 'Acme2026!!'])
      expect(await problems({ users: [{ ...other, account: 'ppl-4', password }] })).toEqual([
        'users, row 1, password: is too common and easily guessed',
      ]);
    for (const password of ['139-0001-9999', '１３９０００１９９９９']) {
      const ofPhone = { ...other, account: 'ppl-4', phone: '13900019999', password };
      expect(await problems({ users: [ofPhone] })).toEqual([
        'users, row 1, password: must not be your name, account or phone number',
      ]);
    }
  });
});
