import { describe, expect, it } from 'vitest';
import { emptyDatabase, newPhone, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { importer, lists } from './importer.fixture.ts';
import { formatProblem } from './problem.ts';

const db = await emptyDatabase();
const server = await testServer(db);
const password = 'first-password-1';

describe('a tree', async () => {
  const { problems, founded } = importer(db, 'ttree');
  await founded;
  const row = (code: string, parent: string) => ({ code, parent, zh: code, en: code });
  const loop = 'parent: is the row itself or lies below it';

  it.each(['catalogues', 'types', 'skills', 'classes'])('of %s has nothing below itself', async (list) => {
    expect(await problems({ [list]: [row('a', ''), row('b', 'a'), row('c', 'b')] })).toEqual([]);
    expect(await problems({ [list]: [row('a', 'a')] })).toEqual([`${list}, row 1, ${loop}`]);
    expect(await problems({ [list]: [row('a', 'c')] })).toEqual([`${list}, row 1, ${loop}`]);
    expect(await problems({ [list]: [row('c', 'a')] })).toEqual([]);
    expect(await problems({ [list]: [row('b', 'c')] })).toEqual([]);
  });

  const reason = { dictionary: 'hangUpReason', code: 'waitCustomer', parent: '' };
  const own = { dictionary: 'hangUpReason', code: 'own', zh: '其他', en: 'Own', parent: 'waitCustomer' };
  const region = { dictionary: 'region', code: '110000', parent: '110101' };
  it.each<[object[], string]>([
    [[{ ...reason, parent: 'waitCustomer' }], `row 1, ${loop}`],
    [[own, { ...reason, parent: 'own' }], `row 2, ${loop}`],
    [[region], `row 1, ${loop}`],
    [[{ ...reason, parent: 'nowhere' }], 'row 1, parent: there is no item "nowhere"'],
    [[{ ...reason, dictionary: 'hangupReasons' }], 'row 1, dictionary: is none of priority, '],
    [[{ ...reason, flags: '{"pausesSla":"no"}' }], 'row 1, flags.pausesSla: is no boolean'],
    [[{ ...reason, flags: '{"colour":["red"]}' }], 'row 1, flags.colour: '],
    [
      [{ ...reason, flags: '{"pausesSla":true,\n"pausesSla":false}' }],
      'row 1, flags: has "pausesSla" twice in one object; put both into one',
    ],
  ])('of a dictionary with %j is refused', async (dictionaries, said) => {
    expect(await problems({ dictionaries })).toEqual([expect.stringContaining(`dictionaries, ${said}`)]);
  });

  it('of a dictionary that is stored with a loop still comes to an end', async () => {
    const user = { account: 'tree-1', name: 'Lin', roles: 'engineer', password };
    expect(await problems({ users: [user], dictionaries: [own] })).toEqual([]);
    await query(db)`UPDATE accounts SET must_change_password = false WHERE tenant_id = ${'ttree'}`;
    await query(db)`INSERT INTO dictionary_overrides (tenant_id, dictionary, code, parent_code)
      VALUES (${'ttree'}, ${'hangUpReason'}, ${'waitCustomer'}, ${'own'})`;
    const client = server.client();
    await client.signIn({ account: 'tree-1', password });
    const [first] = await client.dictionary.tree({ code: 'hangUpReason' });
    expect(first).toMatchObject({ value: 'waitCustomer', children: [{ value: 'own' }] });
  });
});

describe('a template', async () => {
  const { problems, founded } = importer(db, 'ttmpl');
  await founded;
  await problems({ types: [{ code: 'repair', zh: '维修', en: 'Repair' }] });
  const template = (settings: unknown) => ({
    templates: [
      { code: 't', name: 'T', type: 'repair', fields: [{ name: 'Model', type: 'select', settings }] },
    ],
  });
  const column = { fieldId: 'a', name: 'A', fieldTypeName: 'text', required: false, sort: 1 };

  it.each<[unknown, string]>([
    [{ columns: 'x' }, 'columns: is no array'],
    [{ columns: [{ name: 'A' }] }, 'columns.0.fieldId: is missing'],
    [{ options: 'A|B' }, 'options: is no array'],
    [{ optionTree: { value: 'a' } }, 'optionTree: is no array'],
    [{ visibleWhen: { fieldId: 'a' } }, 'visibleWhen.in: is missing'],
    [{ maxLength: '5' }, 'maxLength: is no number'],
    [{ option: ['A'] }, 'option: there is no such field'],
  ])('whose settings are %j is refused', async (settings, said) => {
    const found = await problems(template(settings));
    expect(found.slice(0, 1)).toEqual([`templates, row 1, fields.0.settings.${said}`]);
  });

  it.each([{ options: ['A', 'B'], maxLength: 5 }, { columns: [column] }, undefined])(
    'whose settings are %j is taken',
    async (settings) => {
      expect(await problems(template(settings))).toEqual([]);
    },
  );
});

describe('a template that cannot be filled in', async () => {
  const { problems, founded } = importer(db, 'tfill');
  await founded;
  await problems({ types: [{ code: 'repair', zh: '维修', en: 'Repair' }] });
  const template = (...fields: object[]) => ({
    templates: [{ code: 't', name: 'T', type: 'repair', fields }],
  });
  const asked = (type: string, settings: object = {}, required = true) => ({
    name: 'A',
    type,
    required,
    settings,
  });
  const column = { fieldId: 'a', name: 'A', fieldTypeName: 'text', required: true, sort: 1 };

  it.each<[object, string]>([
    [asked('select'), 'options: has nothing to choose'],
    [asked('radio', { options: [] }), 'options: has nothing to choose'],
    [asked('multiSelect'), 'options: has nothing to choose'],
    [asked('checkbox'), 'options: has nothing to choose'],
    [asked('cascader', { optionTree: [] }), 'optionTree: has nothing to choose'],
    [asked('table'), 'columns: has nothing to choose'],
    [asked('number', { min: 5, max: 1 }, false), 'max: leaves nothing between 5 and 1'],
    [asked('number', { min: 0.2, max: 0.8, scale: 0 }), 'max: leaves nothing between 0.2 and 0.8'],
    [asked('number', { scale: -1 }), 'scale: is no count of decimal places'],
    [asked('image', { min: 3, max: 2 }), 'max: leaves nothing between 3 and 2'],
    [asked('image', { max: 0 }), 'max: must be at least 1'],
    [asked('image', { min: 10 }), 'min: is more than there can be (9)'],
    [asked('checkbox', { options: ['A'], min: 2 }), 'min: is more than there can be (1)'],
    [asked('text', { maxLength: 0 }), 'maxLength: must be at least 1'],
    [asked('textarea', { maxLength: -1 }), 'maxLength: must be at least 1'],
    [asked('text', { visibleWhen: { fieldId: 'B', in: [] } }), 'visibleWhen.in: is empty'],
    [
      asked('table', { columns: [{ ...column, fieldTypeName: 'select' }] }),
      'columns.0.options: has nothing to choose',
    ],
    [asked('table', { columns: [column, column] }), 'columns.1.fieldId: is that of a column before'],
  ])('because of %j is refused', async (field, said) => {
    const found = await problems(template(field, { name: 'B', type: 'text' }));
    expect(found).toEqual([expect.stringContaining(`templates, row 1, fields.0.settings.${said}`)]);
  });

  it('is refused with one key for two fields, since it is unknown which is meant', async () => {
    const field = { key: 'k', name: 'A', type: 'text' };
    expect(await problems(template(field, { ...field, name: 'B' }))).toEqual([
      'templates, row 1, fields.1.key: is that of a field before',
    ]);
  });

  it('is none where its fields can be', async () => {
    const fields = [
      asked('number', { min: 1, max: 1, scale: 0 }),
      asked('number', { min: 0.3, max: 0.3, scale: 1 }),
      asked('checkbox', { options: ['A', 'B'], min: 2, max: 2 }),
      asked('image', { min: 9, max: 20 }),
      asked('table', { columns: [column] }),
    ];
    expect(await problems(template(...fields))).toEqual([]);
  });
});

describe('a field that shows by another one', async () => {
  const { problems, founded } = importer(db, 'tshow');
  await founded;
  await problems({ types: [{ code: 'repair', zh: '维修', en: 'Repair' }] });
  const what = { key: 'what', name: '什么坏了', type: 'select', settings: { options: ['门', '灯'] } };
  const door = (when: object) => ({ name: '哪扇门', type: 'text', settings: { visibleWhen: when } });
  const template = (...fields: object[]) => ({
    templates: [{ code: 't', name: 'T', type: 'repair', fields }],
  });
  const kept = () => query(db)<{ fieldId: string; name: string; by: string | null; version: number }>`
    SELECT f.field_id AS "fieldId", f.name, f.settings -> 'visibleWhen' ->> 'fieldId' AS by, t.version
    FROM templates t JOIN template_fields f ON f.tenant_id = t.tenant_id AND f.template_id = t.id
      AND f.template_version = t.version
    WHERE t.tenant_id = ${'tshow'} ORDER BY f.sort`;

  it('has its options and values as answers are taken in', async () => {
    const given = { ...what, settings: { options: [' 门\u3000', '\u2f64户门'] } };
    expect(await problems(template(given, door({ fieldId: ' ｗｈａｔ', in: ['用户门', '门 '] })))).toEqual(
      [],
    );
    const rows = await query(db)<{
      settings: object;
    }>`SELECT f.settings FROM templates t JOIN template_fields f
      ON f.tenant_id = t.tenant_id AND f.template_id = t.id AND f.template_version = t.version
      WHERE t.tenant_id = ${'tshow'} ORDER BY f.sort`;
    expect(rows).toMatchObject([
      { settings: { options: ['门', '用户门'] } },
      { settings: { visibleWhen: { in: ['用户门', '门'] } } },
    ]);
  });

  it.each(['what', '什么坏了'])(
    'names it as the file calls it, %s, and is stored with its id',
    async (called) => {
      const given = template(what, door({ fieldId: called, in: ['门'] }));
      expect(await problems(given)).toEqual([]);
      const [first, second] = await kept();
      expect(second).toMatchObject({ name: '哪扇门', by: first?.fieldId });
      expect(await problems(given)).toEqual([]);
      expect((await kept())[0]?.version).toBe(first?.version);
    },
  );

  const by = 'templates, row 1, fields.1.settings.visibleWhen.fieldId: ';
  it.each<[object[], string]>([
    [[what, door({ fieldId: 'door', in: ['门'] })], `${by}there is no other field "door"; there are "what"`],
    [
      [what, door({ fieldId: '哪扇门', in: ['x'] })],
      `${by}there is no other field "哪扇门"; there are "what"`,
    ],
    [
      [{ ...what, key: '' }, { ...door({ fieldId: '什么坏了', in: ['门'] }) }, { ...what, key: '' }],
      `${by}several`,
    ],
    [
      [what, door({ fieldId: 'what', in: ['窗'] })],
      'templates, row 1, fields.1.settings.visibleWhen.in: "窗" is none of 门, 灯',
    ],
    [
      [
        { ...door({ fieldId: 'b', in: ['x'] }), key: 'a' },
        { ...door({ fieldId: 'a', in: ['x'] }), key: 'b' },
      ],
      'templates, row 1, fields.0.settings.visibleWhen.fieldId: shows only by a field that shows by it',
    ],
    [[{ ...what, type: 'note' }, door({ fieldId: 'what', in: ['门'] })], `${by}"what" is of type note`],
    [[{ ...what, type: 'image' }, door({ fieldId: 'what', in: ['门'] })], `${by}"what" is of type image`],
  ])('is refused where it could never show: %j', async (fields, said) => {
    expect(await problems(template(...fields))).toEqual([expect.stringContaining(said)]);
  });
});

describe('what a row takes away', async () => {
  const { run, problems, founded } = importer(db, 'ttake');
  await founded;
  const lead = { account: 'take-1', name: 'Lin', roles: 'lead', password };
  const catalogue = { code: 'net', zh: '网络', en: 'Network' };
  await problems({
    groups: [
      { code: 'all', name: 'All', default: 'yes' },
      { code: 'field', name: 'Field', parent: 'all' },
    ],
    customers: [{ code: 'shop', name: 'Shop' }],
    cells: ['S-1', 'S-2'].map((code) => ({ code, customer: 'shop', name: code })),
    catalogues: [{ ...catalogue, cells: 'S-1|S-2' }],
    users: [{ ...lead, groups: 'all', leads: 'all|field' }],
  });

  /** Tries it, sees that it is not done unasked, then does it. */
  async function taken(given: Record<string, readonly object[]>): Promise<string[]> {
    const tried = await run(lists(given), false);
    expect(tried).toMatchObject({ done: false, outcomes: [{ changed: 1 }] });
    expect(await run(lists(given), true)).toMatchObject({ done: true });
    return 'taken' in tried ? tried.taken.map(formatProblem) : [];
  }
  const numberOf = async (sql: 'group_leads' | 'catalog_cells') => {
    const text = `SELECT count(*)::int FROM ${sql} WHERE tenant_id = 'ttake'`;
    return (await db.connection.run({ text, values: [] })).rows[0]?.[0];
  };

  it('is a site that the column of a catalogue does not name, and all of them when it is empty', async () => {
    const only = (cells: string) => ({ catalogues: [{ ...catalogue, cells }] });
    expect(await taken(only('S-2'))).toEqual([
      'catalogues, row 1: takes the site S-1 from the catalogue 网络',
    ]);
    expect(await run(lists(only('S-2')), false)).toMatchObject({ done: true, outcomes: [{ same: 1 }] });
    expect(await problems({ catalogues: [catalogue] })).toEqual([]);
    expect(await numberOf('catalog_cells')).toBe(1);
    expect(await taken(only(''))).toEqual(['catalogues, row 1: takes the site S-2 from the catalogue 网络']);
    expect(await numberOf('catalog_cells')).toBe(0);
  });

  it('is a group that the column of leads does not name, and all of them when it is empty', async () => {
    const only = (leads: string) => ({ users: [{ ...lead, leads }] });
    expect(await taken(only('all'))).toEqual(['users, row 1: takes the lead of Field from take-1']);
    expect(await problems({ users: [lead] })).toEqual([]);
    expect(await numberOf('group_leads')).toBe(1);
    expect(await taken(only(''))).toEqual(['users, row 1: takes the lead of All from take-1']);
    expect(await numberOf('group_leads')).toBe(0);
  });

  it('is the session of a person whose phone changes, which their history has', async () => {
    const user = { account: 'take-2', name: 'Wu', roles: 'engineer', password };
    const [old, other] = [newPhone(), newPhone()];
    expect(await problems({ users: [{ ...user, phone: old }] })).toEqual([]);
    const client = server.client();
    await client.signIn({ account: 'take-2', password });
    const again = await run(lists({ users: [{ ...user, phone: old }] }), false);
    expect(again).toMatchObject({ done: true, taken: [], outcomes: [{ same: 1 }] });
    await client.auth.updatePassword({ oldPassword: password, newPassword: 'another-word-2026' });
    expect(await taken({ users: [{ ...user, phone: other }] })).toEqual([
      'users, row 1: changes the phone of take-2, which ends their sessions',
    ]);
    await expect(client.account.personal({})).rejects.toMatchObject({ code: 'sessionEnded' });
    const events = await query(db)<{ changes: object }>`SELECT changes FROM audit_events
      WHERE tenant_id = ${'ttake'} AND kind = ${'phone.change'} AND actor_kind = ${'operator'}`;
    const masked = (phone: string) => expect.stringMatching(new RegExp(`^\\+86\\*{4}${phone.slice(-4)}$`));
    expect(events).toEqual([{ changes: { from: masked(old), to: masked(other) } }]);
    expect(await taken({ users: [{ ...user, phone: '' }] })).toHaveLength(1);
  });
});

describe('an asset', async () => {
  const { problems, founded } = importer(db, 'tasset');
  await founded;
  const text = (key: string, more: object) => ({ key, zh: key, en: key, type: 'text', ...more });
  const properties = [
    text('ip', { use: 'address' }),
    text('port', { use: 'port' }),
    text('mac', { use: 'mac' }),
    text('colour', { type: 'select', options: ['red', 'blue'] }),
    text('bought', { type: 'date' }),
    text('floor', { type: 'number' }),
  ];
  await problems({
    customers: [{ code: 'shop', name: 'Shop' }],
    cells: [{ code: 'S-1', customer: 'shop', name: 'Pier' }],
    classes: [{ code: 'switch', zh: '交换机', en: 'Switch', properties }],
  });
  const asset = (given: object) => ({
    assets: [{ code: 'A-1', name: 'A', class: 'switch', cell: 'S-1', properties: given }],
  });

  it.each<[object, string]>([
    [{ ip: '10.0.0.256' }, 'ip: has the wrong format'],
    [{ port: '70000' }, 'port: has the wrong format'],
    [{ mac: 'x' }, 'mac: has the wrong format'],
    [{ colour: 'green' }, 'colour: '],
    [{ bought: '2026-02-30' }, 'bought: '],
    [{ floor: 'two' }, 'floor: '],
    [{ serial: '1' }, 'serial: '],
    [{ ip: ['10.0.0.1'] }, 'ip: is no text'],
  ])('with %j is refused as the call refuses it', async (given, said) => {
    expect(await problems(asset(given))).toEqual([
      expect.stringContaining(`assets, row 1, properties.${said}`),
    ]);
  });

  it('is kept as the call keeps it', async () => {
    expect(await problems(asset({ ip: '１０.0.0.1', floor: 2, colour: '', bought: '2026-02-01' }))).toEqual(
      [],
    );
    const rows = await query(db)<{ kept: object }>`
      SELECT properties - 'bought' AS kept FROM assets WHERE tenant_id = ${'tasset'}`;
    expect(rows).toEqual([{ kept: { ip: '10.0.0.1', floor: '2' } }]);
  });
});
