import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import { knowledgeArticles } from '../../platform/db/schema/index.ts';
import { buildTenant, newId, type TestTenant, testDatabase, testServer } from '../../testing/index.ts';
import { phrasesAllowed } from './index.ts';
import { articleTerms, termsOf } from './terms.ts';

const db = await testDatabase();
const server = await testServer(db);
let tenant: TestTenant;

interface Written {
  language?: 'zh-CN' | 'en';
  title: string;
  content: string;
  catalogId?: string;
  enabled?: boolean;
  helpfulCount?: number;
}

async function write(of: TestTenant, articles: readonly Written[]): Promise<string[]> {
  const rows = articles.map(({ language = 'zh-CN', ...article }) => ({
    tenantId: of.tenantId,
    id: newId(),
    language,
    ...article,
    grams: articleTerms(article),
  }));
  await insertRows(db, knowledgeArticles, rows);
  return rows.map(({ id }) => id);
}

const printer = {
  title: '打印机脱机的处理办法',
  content: '先确认打印机屏幕有IP地址。没有地址请重新插拔网线，再清空打印队列。',
};
const wireless = { title: '无线信号弱或频繁掉线', content: '请记下地点和设备名称，走到接入点下方再试。' };
const receipt = { title: '小票打印机不出纸怎么办', content: '打开上盖，确认纸卷方向正确、没有碎纸。' };
const coffee = { title: '咖啡机除垢', content: '每月一次，用除垢剂运行两遍，再用清水运行两遍。' };
const english = {
  language: 'en' as const,
  title: 'The printer is offline',
  content: 'See that the printer shows an IP address; if not, plug its cable again.',
};
let ids: string[];

beforeAll(async () => {
  tenant = await buildTenant(db);
  ids = await write(tenant, [
    printer,
    wireless,
    coffee,
    english,
    { ...coffee, title: '停用', enabled: false },
    { ...receipt, helpfulCount: 30 },
  ]);
});

describe('terms', () => {
  it('are pairs of Chinese characters, and stems of other words', () => {
    expect(termsOf('打印机Ａ４ Printers printing')).toEqual(['打印', '印机', 'a4', 'printer', 'print']);
    expect(termsOf('锁')).toEqual(['锁']);
  });
});

describe('answers', () => {
  it('are articles about the question, the best first, in its language', async () => {
    const client = await server.as(tenant.client);
    const found = await client.knowledge.answers({ question: '打印机脱机了怎么办？' });
    expect(found[0]).toMatchObject({ id: ids[0], title: printer.title });
    expect(found.map(({ id }) => id)).not.toContain(ids[2]);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
    const reader = await server.as(tenant.client, { locale: 'en' });
    const [best] = await reader.knowledge.answers({ question: 'My printers went offline' });
    expect(best?.id).toBe(ids[3]);
  });

  it('are none when nothing fits, and never those that are put away or of another tenant', async () => {
    const client = await server.as(tenant.client);
    expect(await client.knowledge.answers({ question: '年会在哪里举行' })).toEqual([]);
    expect(await client.knowledge.answers({ question: '？！' })).toEqual([]);
    expect(await client.knowledge.answers({ question: '停用' })).toEqual([]);
    const foreign = await server.as((await buildTenant(db)).client);
    expect(await foreign.knowledge.answers({ question: '打印机脱机' })).toEqual([]);
  });

  it('prefer what helped others, and still more the catalogue that the reader looks at', async () => {
    const own = await buildTenant(db);
    const [plain, ours] = await write(own, [
      { ...wireless, helpfulCount: 5 },
      { ...wireless, catalogId: own.catalogId },
    ]);
    const client = await server.as(own.client);
    const question = '无线经常掉线';
    const [best] = await client.knowledge.answers({ question, serverCatalogId: own.catalogId });
    expect(best?.id).toBe(ours);
    expect((await client.knowledge.answers({ question }))[0]?.id).toBe(plain);
  });

  it('may be asked for as soon as there are articles', async () => {
    const client = await server.as(tenant.client);
    expect(await client.assistant.permission({})).toEqual({ allowed: true, phrases: false });
    const empty = await server.as((await buildTenant(db)).client);
    expect(await empty.assistant.permission({})).toEqual({ allowed: false, phrases: false });
  });
});

describe('a choice', () => {
  it('counts once a person, and the last one counts', async () => {
    const own = await buildTenant(db);
    const [answerId = ''] = await write(own, [printer]);
    const [first, second] = [await server.as(own.client), await server.as(own.engineer)];
    const counts = async () => {
      const { rows } = await db.connection.run({
        text: 'SELECT helpful_count, unhelpful_count FROM knowledge_articles WHERE id = $1',
        values: [answerId],
      });
      return rows[0];
    };
    await Promise.all(Array.from({ length: 10 }, () => first.knowledge.choice({ answerId, helpful: true })));
    await second.knowledge.choice({ answerId, helpful: true });
    expect(await counts()).toEqual([2, 0]);
    await first.knowledge.choice({ answerId, helpful: false });
    expect(await counts()).toEqual([1, 1]);
    const [shown] = await second.knowledge.answers({ question: '打印机脱机' });
    expect(shown?.helpfulCount).toBe(1);
    await expect(first.knowledge.choice({ answerId: newId(), helpful: true })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

/** A service that phrases answers, as the settings may name one. */
async function assistant(reply: () => { status?: number; content?: string }) {
  const asked: string[] = [];
  const http = createServer(async (request: IncomingMessage, response) => {
    asked.push(`${request.url} ${request.headers.authorization} ${await text(request)}`);
    const { status = 200, content } = reply();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const environment = {
    SVCDESK_ASSISTANT_URL: `http://127.0.0.1:${port}/v1/`,
    SVCDESK_ASSISTANT_KEY: 'key',
    SVCDESK_ASSISTANT_MODEL: 'small',
  };
  return { asked, server: await testServer(db, { environment }) };
}

describe('an assistant', () => {
  it('phrases the answer from the articles, which follow it; its choice counts for them', async () => {
    const { asked, server: phrasing } = await assistant(() => ({ content: '请重新插拔网线。' }));
    const client = await phrasing.as(tenant.client);
    expect(await client.assistant.permission({})).toEqual({ allowed: true, phrases: true });
    const [answer, article] = await client.knowledge.answers({ question: '打印机脱机了' });
    expect(answer).toMatchObject({ phrased: true, content: '请重新插拔网线。' });
    expect(answer?.sourceIds).toContain(ids[0]);
    expect(article?.id).toBe(ids[0]);
    expect(asked[0]).toMatch(/^\/v1\/chat\/completions Bearer key /);
    expect(asked[0]).toContain('"model":"small"');
    expect(asked[0]).toContain('打印机屏幕有IP地址');
    await client.knowledge.choice({ answerId: answer?.id ?? '', helpful: true });
    const stranger = await phrasing.as(tenant.engineer);
    await expect(
      stranger.knowledge.choice({ answerId: answer?.id ?? '', helpful: true }),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is asked by one account a few times a minute, and then the articles answer', async () => {
    const { asked, server: phrasing } = await assistant(() => ({ content: '请重新插拔网线。' }));
    const client = await phrasing.as(tenant.client);
    phrasing.clock.advance(3_600_001);
    const asking = Array.from({ length: 20 }, () => client.knowledge.answers({ question: '打印机脱机了' }));
    const found = await Promise.all(asking);
    expect(asked).toHaveLength(phrasesAllowed.accountMinute);
    expect(found.every((answers) => answers.some(({ id }) => id === ids[0]))).toBe(true);
    const other = await phrasing.as(tenant.engineer);
    await other.knowledge.answers({ question: '打印机脱机了' });
    expect(asked).toHaveLength(phrasesAllowed.accountMinute + 1);
    phrasing.clock.advance(60_001);
    await client.knowledge.answers({ question: '打印机脱机了' });
    expect(asked).toHaveLength(phrasesAllowed.accountMinute + 2);
  });

  it.each([
    ['fails', { status: 500 }],
    ['knows no answer', { content: 'NONE' }],
    ['says nothing of what it should', {}],
  ])('that %s leaves the articles as they are', async (_what, reply) => {
    const { server: phrasing } = await assistant(() => reply);
    const client = await phrasing.as(tenant.client);
    const found = await client.knowledge.answers({ question: '打印机脱机了' });
    expect(found[0]?.id).toBe(ids[0]);
    expect(found.some(({ phrased }) => phrased)).toBe(false);
  });
});
