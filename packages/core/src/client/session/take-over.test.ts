import { expect, it } from 'vitest';
import { mockTransport } from '../../testing/index.ts';
import { createCaller } from '../caller.ts';
import { createSession } from './session.ts';
import { takeOver } from './take-over.ts';

const me = {
  id: '7',
  type: 2,
  account: 'lin',
  name: 'Lin',
  tenantName: 'T',
  timeZone: 'Asia/Shanghai',
  roles: ['client'],
  groups: [],
  menuList: [],
  authBtns: [],
};
const made = (current: boolean) => ({
  id: '1',
  device: 'Chrome · Android',
  address: '10.0.0.1',
  createdAt: '2026-11-01T00:00:00Z',
  lastSeenAt: '2026-11-01T00:00:00Z',
  expiresAt: '2099-12-20T00:00:00Z',
  current,
});

function phone(answers: Parameters<typeof mockTransport>[0]) {
  const session = createSession();
  const fake = mockTransport(answers);
  const caller = createCaller({ baseUrl: 'http://desk', transport: fake.transport, session, retries: 0 });
  return { session, requests: fake.requests, take: () => takeOver(caller, session, 't1.shell') };
}

it('asks with the token whose it is and how long it lasts, and keeps that', async () => {
  const { session, requests, take } = phone([{ data: me }, { data: [made(false), made(true)] }]);
  await take();
  expect(session.current()).toMatchObject({
    token: 't1.shell',
    id: '7',
    type: 2,
    expiresAt: '2099-12-20T00:00:00Z',
  });
  expect(requests.map(({ headers }) => headers.token)).toEqual(['t1.shell', 't1.shell']);
});

it('keeps nothing of a token that is no good, and leaves the session that is there', async () => {
  const { session, take } = phone([
    { status: 10006, message: 'gone' },
    { status: 10006, message: 'gone' },
  ]);
  session.adopt({
    token: 't1.own',
    id: '1',
    type: 2,
    admin: 0,
    menuList: [],
    expiresAt: made(true).expiresAt,
  });
  await expect(take()).rejects.toMatchObject({ kind: 'session' });
  expect(session.current()?.token).toBe('t1.own');
});

it('takes a session that ended between the two answers for none', async () => {
  const { session, take } = phone([{ data: me }, { data: [made(false)] }]);
  await expect(take()).rejects.toMatchObject({ kind: 'session' });
  expect(session.current()).toBeUndefined();
});
