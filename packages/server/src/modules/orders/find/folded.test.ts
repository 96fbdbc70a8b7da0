import { createHash } from 'node:crypto';
import { foldSearch } from '@svcdesk/core/format';
import { beforeAll, describe, expect, it } from 'vitest';
import { ngramTables } from '../../../app/kinds.ts';
import { ngramsOfTexts, ngramsVersion } from '../../../engine/ngrams.ts';
import { statement } from '../../../platform/db/index.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  newId,
  runJob,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';
import { articleTerms } from '../../knowledge/terms.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;

const described = `${'没有什么特别的。'.repeat(600)}最后一行：ＷＩＦＩ 断开`;

const titles = {
  'ＡＰ１２ 离线': ['ap12', 'AP12', 'ＡＰ１２', 'ａｐ 离线'],
  'École Éva': ['école', 'ÉCOLE', 'e\u0301cole éva', 'ＥÉ'.slice(1), 'ecole', 'ECOLE eva'],
  'Cafe\u0301 4': ['café', 'CAFÉ', 'CAFE\u0301', 'cafe'],
  'Cafe 5': ['café', 'cafe\u0301'],
  'AP\u201377 Ёлка': ['ap-77', 'AP\u221277', 'ap\u201077', 'елка'],
  'SW-88': ['sw\u201388', 'ｓｗ－88'],
  'Hauptstraße 7': ['HAUPTSTRASSE', 'hauptstraße', 'strass'],
  'ΟΔΟΣ 3': ['οδος', 'οδοσ', 'Οδός'.slice(0, 2)],
  ｶﾞｽ漏れ: ['ガス', 'ｶﾞｽ漏', 'カ\u3099ス'],
  '打印机(HP) ﬁx': ['fix', '(hp)', 'hp', '打印'],
} as const;

beforeAll(async () => {
  tenant = await buildTenant(db);
  const client = await server.as(tenant.client);
  for (const title of Object.keys(titles)) await client.orders.create(draftOf(tenant, { title }));
  await client.orders.create({ ...draftOf(tenant, { title: '长描述' }), content: described });
});

async function found(keyword: string): Promise<string[]> {
  const client = await server.as(tenant.client);
  const { list, total } = await client.orders.search({ keyword, size: 100 });
  expect(total).toBe(list.length);
  return list.map(({ title }) => title);
}

const cases = Object.entries(titles).flatMap(([title, keywords]) =>
  keywords.map((keyword) => [title, keyword] as const),
);

describe('a keyword in any form and case', () => {
  it.each(cases)('finds %s by %s', async (title, keyword) => {
    expect(await found(keyword)).toContain(title);
  });

  it.each(['wifi', 'ＷｉＦｉ 断开', '最后一行'])(
    'finds %s at the end of a long description',
    async (keyword) => {
      expect(await found(keyword)).toEqual(['长描述']);
    },
  );

  it.each(['ap13', 'カス', 'cafés', 'hauptstrase'])('does not find what %s is not', async (keyword) => {
    expect(await found(keyword)).toEqual([]);
  });

  it('finds Chinese characters that a PDF gave as radicals, in a title and in a description', async () => {
    const client = await server.as(tenant.client);
    const draft = draftOf(tenant, { title: '\u2f64户无法登录' });
    const { id } = await client.orders.create({ ...draft, content: '打开\u2f45案时报错' });
    for (const keyword of ['用户', '方案']) {
      const { list } = await client.orders.search({ keyword });
      expect(list.map((order) => order.id)).toEqual([id]);
    }
  });

  it('finds people by their names as well', async () => {
    const { accountId } = await buildStaff(tenant, {
      name: 'ÉLISE ＭÜLLER Straße',
      groupIds: [tenant.groupId],
    });
    const lead = await server.as(tenant.lead);
    for (const keyword of ['élise', 'E\u0301lise', 'elise', 'müller', 'muller', 'STRASSE']) {
      const { list } = await lead.backlog.underlingStaff({ keyword });
      expect(list.map((person) => person.id)).toContain(accountId);
    }
  });

  it('finds what an older release stored once the job went over it', async () => {
    const clear = statement<object, [tenantId: string]>(
      'test.clearNgrams',
      `UPDATE orders SET grams = '{}' WHERE tenant_id = $1`,
    );
    await clear.change(db, tenant.tenantId);
    expect(await found('ap12')).toEqual([]);
    await runJob(server, jobNamed('n-grams of older rows'));
    expect(await found('ap12')).toEqual(['ＡＰ１２ 离线']);
  });

  it('finds characters that an older release stored as radicals once the job went over them', async () => {
    const { tenantId } = tenant;
    const client = await server.as(tenant.client);
    const staff = await server.as(tenant.dispatcher);
    const cellId = tenant.cellIds[0] ?? '';
    const { id } = await client.orders.create(draftOf(tenant, { title: '老单' }));
    const [asset, article] = [newId(), newId()];
    const stored = [
      // As the release before had gone through all of it, and found nothing to do.
      `DELETE FROM backfills WHERE tenant_id = '${tenantId}'`,
      ...ngramTables.map(
        ({ table }) => `INSERT INTO backfills (tenant_id, name, after_id, done)
           VALUES ('${tenantId}', 'folded ${table}', '${id}', true)`,
      ),
      `UPDATE orders SET title = '\u2f42件服务器', content = '\u2f63产线停了' WHERE id = '${id}'`,
      `UPDATE cells SET name = '\u2fa5程碑大厦' WHERE id = '${cellId}'`,
      `INSERT INTO asset_classes (tenant_id, id, zh, en) VALUES ('${tenantId}', '${asset}', '柜', 'Rack')`,
      `INSERT INTO assets (tenant_id, id, code, name, class_id, cell_id, properties, aliases) VALUES
         ('${tenantId}', '${asset}', 'A-1', 'A', '${asset}', '${cellId}', '{"room":"\u2fb8层机房"}', '{}')`,
      `INSERT INTO knowledge_articles (tenant_id, id, language, title, content, grams) VALUES
         ('${tenantId}', '${article}', 'zh-CN', 'Stra\u00dfe', '清洁', '{stra\u00dfe,清洁}')`,
    ];
    for (const text of stored) await db.connection.run({ text, values: [] });
    const all = async () => [
      (await client.orders.search({ keyword: '文件' })).list.map((order) => order.id),
      (await client.orders.search({ keyword: '生产' })).list.map((order) => order.id),
      (await staff.cells.list({ keyword: '里程碑' })).list.map((cell) => cell.id),
      (await staff.assets.page({ keyword: '首层' })).list.map(({ ciId }) => ciId),
      (await client.knowledge.answers({ question: 'STRASSE' })).map((answer) => answer.id),
    ];
    expect(await all()).toEqual([[], [], [], [], []]);
    await runJob(server, jobNamed('n-grams of older rows'));
    expect(await all()).toEqual([[id], [id], [cellId], [asset], [article]]);
    expect((await client.orders.detail({ orderId: id })).title).toBe('文件服务器');
  });
});

it('what is stored changes only together with its name, by which older rows are gone through', () => {
  const ranges = [
    [0x20, 0x58f],
    [0x1e00, 0x1fff],
    [0x2e80, 0x30ff],
    [0xf900, 0xfaff],
    [0xff00, 0xff9f],
  ];
  const letters = ranges.map(([from = 0, to = 0]) =>
    Array.from({ length: to - from }, (_, index) => String.fromCharCode(from + index)).join(' '),
  );
  const texts = ['打印机 银行行人', 'WO202611200001 ＡＰ-12', 'École Straße ΟΔΟΣ', ...letters];
  const stored = [
    ngramsOfTexts(texts, '最后一行 WIFI'),
    articleTerms({ title: texts.join(), content: '清洁' }),
  ];
  const digest = createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 12);
  expect([ngramsVersion, digest]).toEqual(['folded 3', '4c21165ed8a4']);
});

it('letters that a database may not know are stored folded, of long words in pieces that hold every keyword', () => {
  expect(ngramsOfTexts(['École AP12'])).toContain('ecole');
  expect(ngramsOfTexts(['ecole AP12'])).not.toContain('ecole');
  const word = Array.from({ length: 900 }, (_, index) => String.fromCharCode(0xe0 + (index % 23))).join('');
  const whole = ngramsOfTexts([], word.toUpperCase()).filter(({ length }) => length > 2);
  expect(Math.max(...whole.map((piece) => Buffer.byteLength(piece)))).toBeLessThan(2000);
  for (let start = 0; start <= 800; start += 50) {
    expect(whole.some((piece) => piece.includes(foldSearch(word).slice(start, start + 100)))).toBe(true);
  }
});
