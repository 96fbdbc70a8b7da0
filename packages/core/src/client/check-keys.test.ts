import { afterEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../contract/index.ts';
import { mockServer, sampleRequest } from '../testing/index.ts';
import { type CallerOptions, createCaller } from './caller.ts';

function caller(options: Partial<CallerOptions> = {}) {
  const { transport, requests } = mockServer();
  return { ...createCaller({ baseUrl: 'http://desk', transport, ...options }), requests };
}

afterEach(() => vi.unstubAllEnvs());

describe('a request with a field that its call does not know', () => {
  const misspelt = { scop: 'group' } as object;

  it('is refused before it is sent, and the error names the field', async () => {
    const { call, requests } = caller();
    await expect(call(orders.page, misspelt)).rejects.toMatchObject({
      code: 'badRequest',
      callId: 'orders.page',
      message: 'orders.page takes no scop.',
      issues: [{ path: 'scop', code: 'unknownKey' }],
    });
    expect(requests).toEqual([]);
  });

  it('is not one whose objects hold more than is asked for, as a whole draft does', async () => {
    const { call, requests } = caller();
    await call(orders.suggestEngineers, { draft: sampleRequest(orders.create) });
    expect(requests).toHaveLength(1);
  });

  it('goes its way in production, and where the program says so', async () => {
    const lenient = caller({ strict: false });
    await lenient.call(orders.page, misspelt);
    expect(lenient.requests).toHaveLength(1);
    vi.stubEnv('NODE_ENV', 'production');
    const live = caller();
    await live.call(orders.page, misspelt);
    expect(live.requests).toHaveLength(1);
  });

  it('is not one whose fields are only undefined, or are wrong in another way that the server tells better', async () => {
    const { call, requests } = caller();
    await call(orders.page, { extra: undefined } as object);
    await call(orders.page, { scope: 'nowhere', scop: 1 } as never);
    expect(requests).toHaveLength(2);
  });
});
