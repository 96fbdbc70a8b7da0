import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../platform/settings/settings.ts';
import {
  buildEmptyTenant,
  buildStaff,
  post,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { createCaptchaService } from './index.ts';

const db = await testDatabase();
const server = await testServer(db, { environment: { SVCDESK_CAPTCHA: 'puzzle' } });

async function holeOf(challengeId: string): Promise<number> {
  const { rows } = await db.connection.run({
    text: 'SELECT answer FROM captchas WHERE id = $1',
    values: [challengeId.split('.')[1] ?? ''],
  });
  const [[answer]] = rows as [[{ x: number } | string]];
  return (typeof answer === 'string' ? (JSON.parse(answer) as { x: number }) : answer).x;
}

const ask = (scene: 'login' | 'sendCode' = 'login') => server.client().captcha.param({ scene });
const verify = (body: object) => post(`${server.url}/api/user/geetest/verify`, body);

async function pass(scene: 'login' | 'sendCode' = 'login'): Promise<string> {
  const { challengeId } = await ask(scene);
  const x = await holeOf(challengeId);
  return (await server.client().captcha.verify({ challengeId, x, by: 'keys', durationMs: 900 })).captcha;
}

describe('the puzzle', () => {
  it('shows a picture and a piece, and not where the piece belongs', async () => {
    const { envelope } = await post(`${server.url}/api/user/geetest/get_param`, { scene: 'login' });
    const { puzzle, ...rest } = envelope.data as Awaited<ReturnType<typeof ask>>;
    const x = await holeOf(rest.challengeId);
    expect(Object.keys(rest).sort()).toEqual(['challengeId', 'provider']);
    const shown = ['background', 'height', 'piece', 'pieceHeight', 'pieceTop', 'pieceWidth', 'width'];
    expect(Object.keys(puzzle ?? {}).sort()).toEqual(shown);
    const bytes = Buffer.from(puzzle?.background.split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: puzzle?.width, height: puzzle?.height });
    expect(x).toBeGreaterThanOrEqual(90);
    expect(x + (puzzle?.pieceWidth ?? 0)).toBeLessThan(puzzle?.width ?? 0);
  });

  it('is passed by dragging and by keys, a little off as well', async () => {
    for (const by of ['drag', 'keys'] as const) {
      const { challengeId } = await ask();
      const x = (await holeOf(challengeId)) + 4;
      expect((await verify({ challengeId, x, by, durationMs: 800 })).envelope.status).toBe(10000);
    }
  });

  it('that failed is counted by network and day, and is no row of a history that is never purged', async () => {
    const fail = async () => {
      const { challengeId } = await ask();
      await verify({ challengeId, x: (await holeOf(challengeId)) + 30 });
    };
    for (let tries = 0; tries < 3; tries++) await fail();
    const ofHistory = await query(db)`SELECT kind FROM audit_events WHERE kind = 'captcha.fail'`;
    expect(ofHistory).toEqual([]);
    const counted = await query(db)`SELECT network, count FROM audit_attempts WHERE kind = 'captcha.fail'`;
    expect(counted).toEqual([{ network: '127.0.0.1', count: 3 }]);
  });

  it('is used up by the first answer, right or wrong', async () => {
    const { challengeId } = await ask();
    const x = await holeOf(challengeId);
    expect((await verify({ challengeId, x: x + 30 })).envelope.status).toBe(10009);
    expect((await verify({ challengeId, x })).envelope.status).toBe(10009);
  });

  it('gives one pass when its right answer arrives many times at once', async () => {
    const { challengeId } = await ask();
    const x = await holeOf(challengeId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify({ challengeId, x })));
    expect(answers.filter(({ envelope }) => envelope.status === 10000)).toHaveLength(1);
  });

  it('refuses a drag that is faster than a hand', async () => {
    const { challengeId } = await ask();
    const x = await holeOf(challengeId);
    expect((await verify({ challengeId, x, durationMs: 5 })).envelope.status).toBe(10009);
  });

  it.each([
    '',
    'nonsense',
    't1.nonsense',
    't1.00000000-0000-7000-8000-000000000000',
    "t1.'; DROP TABLE captchas",
  ])('knows no challenge %j', async (challengeId) => {
    expect([10001, 10009]).toContain((await verify({ challengeId, x: 100 })).envelope.status);
  });
});

describe('a pass', () => {
  const sendCode = (captcha: string | undefined, phone: string) =>
    post(`${server.url}/api/user/mobile/send_code`, { phone, operate: 'login', captcha });

  it('is needed before a code is sent, and good for one', async () => {
    expect((await sendCode(undefined, '13600000001')).envelope.status).toBe(10009);
    const captcha = await pass('sendCode');
    expect((await sendCode(captcha, '13600000001')).envelope.status).toBe(10000);
    expect((await sendCode(captcha, '13600000002')).envelope.status).toBe(10009);
  });

  it('is good for its own purpose only', async () => {
    expect((await sendCode(await pass('login'), '13600000003')).envelope.status).toBe(10009);
  });

  it('opens the way after the third failure', async () => {
    const { account } = await buildStaff(await buildEmptyTenant(db));
    const login = (body: object) => post(`${server.url}/api/user/mobile/login`, { account, ...body });
    for (let index = 0; index < 3; index++) await login({ password: 'wrong' });
    expect((await login({ password: testPassword })).envelope.status).toBe(10009);
    const captcha = await pass();
    expect((await login({ password: testPassword, captcha })).envelope.status).toBe(10000);
  });

  it('ends after two minutes', async () => {
    const captcha = await pass('sendCode');
    const later = await testServer(db, { environment: { SVCDESK_CAPTCHA: 'puzzle' } });
    later.clock.advance(121_000);
    const body = { phone: '13600000004', operate: 'login', captcha };
    expect((await post(`${later.url}/api/user/mobile/send_code`, body)).envelope.status).toBe(10009);
  });

  it('is asked for at most sixty times a minute from one address', async () => {
    const flooded = await testServer(db, {
      environment: { SVCDESK_CAPTCHA: 'none', SVCDESK_TRUST_PROXY: 'loopback' },
    });
    const from = { 'x-forwarded-for': '10.3.3.3' };
    const asked = await Promise.all(
      Array.from({ length: 70 }, () =>
        post(`${flooded.url}/api/user/geetest/get_param`, { scene: 'login' }, from),
      ),
    );
    expect(asked.filter(({ http }) => http === 429)).toHaveLength(10);
  });
});

describe('GeeTest', () => {
  const settings = readSettings({
    SVCDESK_CAPTCHA: 'geetest',
    SVCDESK_GEETEST_ID: 'captcha-id',
    SVCDESK_GEETEST_KEY: 'captcha-key',
  });
  const geetest = { lotNumber: 'lot', captchaOutput: 'output', passToken: 'pass', genTime: '1' };
  const puzzle = {
    background: '',
    piece: '',
    width: 1,
    height: 1,
    pieceWidth: 1,
    pieceHeight: 1,
    pieceTop: 1,
  };
  const pool = { take: async () => ({ picture: puzzle, x: 1 }) };

  async function judge(result: string) {
    const asked: string[] = [];
    const judging = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      asked.push(body);
      response.end(JSON.stringify({ status: 'success', result }));
    }).listen(0, '127.0.0.1');
    await once(judging, 'listening');
    const { port } = judging.address() as AddressInfo;
    return { asked, url: `http://127.0.0.1:${port}/validate`, stop: () => judging.close() };
  }

  it.each([
    ['success', true],
    ['fail', false],
  ])('decides by its own word: %s', async (result, passes) => {
    const { url, asked, stop } = await judge(result);
    const service = createCaptchaService(db, settings, { geetestUrl: url, pool });
    const at = new Date();
    const { challengeId, provider } = await service.challenge('login', at);
    expect(provider).toBe('geetest');
    expect('pass' in (await service.answer({ challengeId, geetest }, at))).toBe(passes);
    expect(asked[0]).toContain('lot_number=lot');
    expect(asked[0]).toMatch(/sign_token=[\da-f]{64}/);
    stop();
  });

  it('gives no pass while it cannot be reached, and gives way to the puzzle', async () => {
    const { url, stop } = await judge('success');
    stop();
    const service = createCaptchaService(db, settings, { geetestUrl: url, pool });
    const at = new Date();
    const { challengeId } = await service.challenge('login', at);
    expect(await service.answer({ challengeId, geetest }, at)).toEqual({ refused: 'wrong' });
    expect((await service.challenge('login', at)).provider).toBe('puzzle');
    const later = new Date(at.getTime() + 301_000);
    expect((await service.challenge('login', later)).provider).toBe('geetest');
  });

  it.each([
    ['an error of its own', () => new Response('', { status: 500 })],
    ['a reply that is no JSON', () => new Response('<html>')],
    ['a redirect', () => new Response('', { status: 302, headers: { location: 'http://127.0.0.1:9/' } })],
  ])('gives no pass for %s, and gives way to the puzzle', async (_what, answer) => {
    const judging = createServer(async (_request, response) => {
      const { status, headers } = answer();
      response.writeHead(status, Object.fromEntries(headers)).end(await answer().text());
    }).listen(0, '127.0.0.1');
    await once(judging, 'listening');
    const { port } = judging.address() as AddressInfo;
    const service = createCaptchaService(db, settings, { geetestUrl: `http://127.0.0.1:${port}/`, pool });
    const at = new Date();
    const { challengeId } = await service.challenge('login', at);
    expect(await service.answer({ challengeId, geetest }, at)).toEqual({ refused: 'wrong' });
    expect((await service.challenge('login', at)).provider).toBe('puzzle');
    judging.close();
  });

  it.each([
    ['words of no verdict', { status: 'error', code: '-50005', msg: 'illegal gen_time' }],
    ['a success that is not told as one', { status: 'success', result: true }],
  ])('takes %s for no', async (_what, reply) => {
    const judging = createServer((_request, response) => response.end(JSON.stringify(reply)));
    await once(judging.listen(0, '127.0.0.1'), 'listening');
    const { port } = judging.address() as AddressInfo;
    const service = createCaptchaService(db, settings, { geetestUrl: `http://127.0.0.1:${port}/`, pool });
    const at = new Date();
    const { challengeId } = await service.challenge('login', at);
    expect(await service.answer({ challengeId, geetest }, at)).toEqual({ refused: 'wrong' });
    judging.close();
  });

  it('is not answered by a puzzle’s answer, nor by the same answer twice', async () => {
    const { url, asked, stop } = await judge('success');
    const service = createCaptchaService(db, settings, { geetestUrl: url, pool });
    const at = new Date();
    const { challengeId } = await service.challenge('login', at);
    expect(await service.answer({ challengeId, x: 1, durationMs: 900 }, at)).toEqual({ refused: 'wrong' });
    expect(await service.answer({ challengeId, geetest }, at)).toEqual({ refused: 'unknown' });
    expect(asked).toEqual([]);
    stop();
  });
});
