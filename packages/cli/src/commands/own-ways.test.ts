import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '@svcdesk/core/contract';
import { sampleData } from '@svcdesk/core/testing';
import { expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { testFolder } from '../testing/run.ts';
import { idOf, person, signedIn, summary } from '../testing/samples.ts';
import { refuse } from '../testing/stub-server.ts';

const newFile = (name: string) => join(testFolder(), name);
const login = { ...signedIn, token: 't9.from-the-app' };

it('signs in by a browser: shows code and address, waits, keeps the session', async () => {
  let asked = 0;
  await using mock = await startMock({
    'auth.deviceStart': () => ({
      deviceCode: 'd'.repeat(40),
      userCode: 'BCDF-GHJK',
      verifyUrl: 'https://desk.example.com/#/centerPage',
      verifyUrlComplete: 'https://desk.example.com/#/centerPage?code=BCDF-GHJK',
      expiresIn: 600,
      interval: 0,
    }),
    'auth.devicePoll': () => {
      asked += 1;
      return asked < 3 ? { state: 'pending', interval: 0 } : { state: 'approved', login };
    },
    'account.personal': () => person,
  });
  const { code, err } = await mock.svcdesk(['login', '--web'], { columns: 80 });
  expect({ code, err }).toMatchObject({ code: 0 });
  expect(err).toContain('https://desk.example.com/#/centerPage');
  expect(err).toContain('BCDF-GHJK');
  expect(asked).toBe(3);
  expect((await mock.svcdesk(['auth', 'token'])).out).toBe(`${login.token}\n`);
});

it('changes the password unseen, and refuses one that was typed differently the second time', async () => {
  await using mock = await startMock({ 'auth.updatePassword': () => ({}) });
  const typed = ['old words', 'new words 1', 'new words 1'];
  const done = await mock.svcdesk(['auth', 'password'], { columns: 80, typed: [...typed, 'y'] });
  expect(done).toMatchObject({ code: 0, out: '' });
  expect(done.asked.map((prompt) => prompt.startsWith('['))).toEqual([true, true, true, false]);
  expect(done.asked[3]).toMatch(/signs out your other devices|其他设备上的登录会退出/);
  expect(mock.server.asked[0]?.body).toEqual({ oldPassword: 'old words', newPassword: 'new words 1' });
  const other = await mock.svcdesk(['auth', 'password'], {
    columns: 80,
    typed: [...typed.slice(0, 2), 'no'],
  });
  expect(other.code).toBe(2);
  const piped = await mock.svcdesk(['auth', 'password', '--passwords-stdin'], {
    input: 'old words\nnew words 2\n',
  });
  expect(piped.code).toBe(0);
  expect(mock.server.asked.map(({ callId }) => callId)).toEqual([
    'auth.updatePassword',
    'auth.updatePassword',
  ]);
});

it('changes the account name once it is sure that other devices may be signed out, and other things at once', async () => {
  await using mock = await startMock({ 'account.update': () => sampleData(account.update) });
  const rename = ['auth', 'update', '--account', 'liwei'];
  const refused = await mock.svcdesk(rename, { columns: 80, typed: ['n'] });
  expect([refused.code, refused.asked.length]).toEqual([130, 1]);
  expect((await mock.svcdesk(rename)).code).toBe(2);
  expect(mock.server.asked).toEqual([]);
  expect((await mock.svcdesk(rename, { columns: 80, typed: ['y'] })).code).toBe(0);
  expect((await mock.svcdesk([...rename, '--yes'])).code).toBe(0);
  expect((await mock.svcdesk(['auth', 'update', '--name', 'Li Wei'])).code).toBe(0);
  expect(mock.server.asked).toHaveLength(3);
});

it('sends files and tells their ids, and names the one that is not there', async () => {
  await using mock = await startMock({
    'files.upload': () => ({ id: idOf(7), name: 'a.txt', size: 2, type: 'text/plain', url: '/api/file/7' }),
  });
  const path = newFile('a.txt');
  writeFileSync(path, 'hi');
  const { code, out } = await mock.svcdesk(['files', 'put', path, '--json=id,name']);
  expect({ code, out: JSON.parse(out) }).toEqual({ code: 0, out: [{ id: idOf(7), name: 'a.txt' }] });
  const missing = await mock.svcdesk(['files', 'put', '/nowhere/b.txt']);
  expect(missing.code).toBe(2);
  expect(missing.err).toContain('/nowhere/b.txt');
});

it('fetches a file into a file or a pipe, and does not print it on a terminal', async () => {
  await using mock = await startMock({ 'files.get': () => 'the bytes' });
  const path = newFile('b.txt');
  expect((await mock.svcdesk(['files', 'get', idOf(1), '--output', path])).code).toBe(0);
  expect(readFileSync(path, 'utf8')).toContain('the bytes');
  expect((await mock.svcdesk(['files', 'get', idOf(1)], { columns: 80 })).code).toBe(2);
});

it('makes any call by its address, with fields read as text or JSON, over all pages', async () => {
  await using mock = await startMock({
    'orders.page': ({ body }) => ({
      list: [],
      page: body.page ?? 1,
      size: 1,
      total: 2,
      totalPage: 2,
      hasNext: (body.page ?? 1) === 1,
    }),
  });
  const line = ['api', 'POST', '/api/order/order/mobile/find_all_page', '-f', 'scope=mine', '-F', 'size=1'];
  const { code, out, err } = await mock.svcdesk([...line, '--paginate']);
  expect({ code, err }).toMatchObject({ code: 0 });
  expect(
    out
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text).page),
  ).toEqual([1, 2]);
  expect(mock.server.asked[0]?.body).toMatchObject({ scope: 'mine', size: 1 });
  const unknown = await mock.svcdesk(['api', 'POST', '/api/nothing']);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toContain('/api/nothing');
  const halved = await mock.svcdesk(['api', 'POST', '/api/order/order/mobile/find_all_page', '-f', 'scope']);
  expect(halved).toMatchObject({ code: 2, err: expect.stringContaining('--raw-field needs key=value') });
});

it('sends no call by its address with a field that it does not know', async () => {
  await using mock = await startMock({});
  const login = ['api', 'POST', '/api/user/mobile/login', '-f', 'account=engineer', '-f', 'password=x'];
  for (const line of [
    ['api', 'POST', '/api/order/order/mobile/find_all_page', '-f', 'scop=mine'],
    [...login, '-F', 'scop=30'],
  ]) {
    const { code, err } = await mock.svcdesk(line);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('scop: must not be given here') });
    const { err: chinese } = await mock.svcdesk([...line, '--lang', 'zh']);
    expect(chinese).toContain('scop: 此处不能填写');
  }
  expect(mock.server.asked).toEqual([]);
});

it('says when a call by its address was refused, and repeats it under its key', async () => {
  let interrupt = () => {};
  const asked: unknown[] = [];
  await using mock = await startMock({
    'orders.accept'({ headers }) {
      asked.push(headers['idempotency-key']);
      interrupt();
      return asked.length === 1 ? summary(1) : refuse('orderChanged');
    },
  });
  const line = [
    'api',
    'POST',
    '/api/order/order/mobile/receive',
    '-F',
    `orderId=${idOf(1)}`,
    '-F',
    'handleType=3',
  ];
  const ended = await mock.svcdesk(line, {
    interrupts: (heard) => {
      interrupt = heard;
    },
  });
  expect({ code: ended.code, out: ended.out }).toEqual({ code: 130, out: '' });
  expect(ended.err).toContain(`--idempotency-key ${asked[0]}`);
  interrupt = () => {};
  const again = await mock.svcdesk([...line, '--idempotency-key', String(asked[0])]);
  expect(again).toMatchObject({ code: 6, out: '' });
  expect(asked[1]).toBe(asked[0]);
});

it.each([
  ['auth.updatePassword', ['auth', 'password', '--passwords-stdin'], 'whether the password was changed'],
  ['files.upload', ['files', 'put', import.meta.filename], 'whether the file arrived'],
  [
    'files.upload',
    ['orders', 'resolve', idOf(1), '--solution', 'x', '--after', import.meta.filename],
    'whether the file arrived',
  ],
])('says what became of %s when Ctrl-C comes between', async (call, line, said) => {
  let interrupt = () => {};
  await using mock = await startMock({
    [call]() {
      interrupt();
      return {};
    },
  });
  const ended = await mock.svcdesk(line, {
    input: 'old-password-1\nnew-password-2\n',
    interrupts: (heard) => {
      interrupt = heard;
    },
  });
  expect({ code: ended.code, out: ended.out, count: mock.server.asked.length }).toEqual({
    code: 130,
    out: '',
    count: 1,
  });
  expect(ended.err).toContain(said);
});

it('shows the duty of this month where none is named', async () => {
  await using mock = await startMock({ 'duty.calendar': () => [] });
  expect((await mock.svcdesk(['duty', 'show'])).code).toBe(0);
  expect((await mock.svcdesk(['duty', 'show', '2025-01'])).code).toBe(0);
  expect(mock.server.asked.map(({ body }) => body)).toEqual([{ month: '2026-11' }, { month: '2025-01' }]);
});

it('names itself, so that its session is known among others', async () => {
  await using mock = await startMock({ 'account.sessions': () => [] });
  await mock.svcdesk(['auth', 'sessions']);
  expect(mock.server.asked[0]?.headers['user-agent']).toBe('svcdesk/9.9.9 (linux)');
});
