import { describe, expect, it } from 'vitest';
import { orders } from '../contract/index.ts';
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
