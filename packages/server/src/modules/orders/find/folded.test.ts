import { beforeAll, describe, expect, it } from 'vitest';
import { ngramsOfTexts } from '../../../engine/ngrams.ts';
import { statement } from '../../../platform/db/index.ts';
import {
  buildStaff,
  buildTenant,
  draftOf,
  jobNamed,
  runJob,
  type TestTenant,
  testDatabase,
  testServer,
} from '../../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;

const described = `${'没有什么特别的。'.repeat(600)}最后一行：ＷＩＦＩ 断开`;

const titles = {
  'ＡＰ１２ 离线': ['ap12', 'AP12', 'ＡＰ１２', 'ａｐ 离线'],
  'École Éva': ['école', 'ÉCOLE', 'e\u0301cole éva', 'ＥÉ'.slice(1)],
  'Cafe\u0301 4': ['café', 'CAFÉ', 'CAFE\u0301'],
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

  it.each(['ap13', 'ecole', 'cafés', 'hauptstrase'])('does not find what %s is not', async (keyword) => {
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
    for (const keyword of ['élise', 'E\u0301lise', 'müller', 'STRASSE']) {
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
});

it('letters that a database may not know are stored folded, of long words in pieces that hold every keyword', () => {
  expect(ngramsOfTexts(['École AP12'])).toContain('école');
  expect(ngramsOfTexts(['ecole AP12'])).not.toContain('ecole');
  const word = Array.from({ length: 900 }, (_, index) => String.fromCharCode(0xe0 + (index % 23))).join('');
  const whole = ngramsOfTexts([], word.toUpperCase()).filter(({ length }) => length > 2);
  expect(Math.max(...whole.map((piece) => Buffer.byteLength(piece)))).toBeLessThan(2000);
  for (let start = 0; start <= 800; start += 50) {
    expect(whole.some((piece) => piece.includes(word.slice(start, start + 100)))).toBe(true);
  }
});
