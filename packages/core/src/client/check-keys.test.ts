import { describe, expect, it } from 'vitest';
import { allCalls } from '../contract/docs/open-api.ts';
import { auth, leave, orders } from '../contract/index.ts';
import { mockServer, sampleRequest } from '../testing/index.ts';
import { type CallerOptions, createCaller } from './caller.ts';

function caller(options: Partial<CallerOptions> = {}) {
  const { transport, requests } = mockServer();
  return { ...createCaller({ baseUrl: 'http://desk', transport, ...options }), requests };
}

describe('a request with a field that its call does not know', () => {
  const misspelt = { scop: 'group' } as object;

  it('is refused before it is sent, and the error names the field', async () => {
    const { call, requests } = caller();
    await expect(call(orders.page, misspelt)).rejects.toMatchObject({
      code: 'badRequest',
      callId: 'orders.page',
      message: expect.stringMatching(/^orders\.page takes no scop; it takes .*\bscope\b/),
      issues: [{ path: 'scop', code: 'unknownKey' }],
    });
    expect(requests).toEqual([]);
  });

  it.each(allCalls.filter(({ reply }) => reply !== 'stream').map((each) => [each.id, each] as const))(
    'is refused by %s',
    async (_, each) => {
      const { call, requests } = caller();
      const whole = { ...(sampleRequest(each) as object), noSuchField: 1 };
      await expect(call(each, whole)).rejects.toMatchObject({
        code: 'badRequest',
        issues: [{ path: 'noSuchField', code: 'unknownKey' }],
      });
      expect(requests).toEqual([]);
    },
  );

  it('names the fields of every shape that a request may have, and takes those of each', async () => {
    const { call, requests } = caller();
    const misspelt = { account: 'engineer', password: 'the password', remeberDays: 30 };
    await expect(call(auth.login, misspelt)).rejects.toMatchObject({
      message:
        'auth.login takes no remeberDays; it takes rememberDays, account, password, captcha, phone, code.',
    });
    const id = '0193e4a0-0000-7000-8000-000000000001';
    await call(auth.login, { phone: '13800000000', code: '123456', rememberDays: 30 });
    await call(leave.save, { id, delete: true });
    expect(requests).toHaveLength(2);
  });

  it('is not one whose objects hold more than is asked for, as a whole draft does', async () => {
    const { call, requests } = caller();
    await call(orders.suggestEngineers, { draft: sampleRequest(orders.create) });
    expect(requests).toHaveLength(1);
  });

  it('is refused in a program without a word of production too, and goes its way where the program says so', async () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = 'production';
    try {
      await expect(caller().call(orders.page, misspelt)).rejects.toMatchObject({ code: 'badRequest' });
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
    const lenient = caller({ strict: false });
    await lenient.call(orders.page, misspelt);
    expect(lenient.requests).toHaveLength(1);
  });

  it('is not one whose fields are only undefined, or hold what the server refuses better', async () => {
    const { call, requests } = caller();
    await call(orders.page, { extra: undefined } as object);
    await call(orders.page, { scope: 'nowhere' } as never);
    expect(requests).toHaveLength(2);
  });
});
