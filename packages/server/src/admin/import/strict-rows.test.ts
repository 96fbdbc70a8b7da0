import { describe, expect, it } from 'vitest';
import { emptyDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { importer } from './importer.fixture.ts';

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
