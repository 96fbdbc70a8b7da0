import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '../client/client.ts';
import { allCalls } from '../contract/docs/index.ts';
import { defineCall, orders } from '../contract/index.ts';
import { mockServer, sampleData, sampleRequest } from './index.ts';

describe('samples', () => {
  it.each(allCalls)('of $id are taken by the contract and the same every time', (call) => {
    expect(call.request().safeParse(sampleRequest(call)).error?.issues).toBeUndefined();
    expect(call.data().safeParse(sampleData(call)).error?.issues).toBeUndefined();
    expect(sampleData(call)).toEqual(sampleData(call));
  });

  it('read like an order', () => {
    expect(sampleRequest(orders.create)).toMatchObject({ title: 'Checkout printer prints nothing' });
    expect(sampleData(orders.detail)).toMatchObject({ can: ['accept'], status: 2, slaState: 'ok' });
  });
});

interface Branch {
  name: string;
  children?: Branch[];
}

const byLazy: z.ZodMiniType<Branch> = z.object({
  name: z.string(),
  children: z.optional(z.array(z.lazy(() => byLazy))),
});
const byGetter = z.object({
  name: z.string(),
  get children(): z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniType<Branch>>> {
    return z.optional(z.array(byGetter));
  },
});

it.each<[string, z.ZodMiniType<Branch>]>([
  ['z.lazy', byLazy],
  ['a getter', byGetter],
])('a sample of a shape that holds itself by %s goes two levels deep', (_, branch) => {
  const own = defineCall('desk.tree', {
    method: 'GET',
    path: '/api/desk/tree',
    permission: 'signedIn',
    request: () => z.object({}),
    data: () => branch,
  });
  const name = expect.any(String);
  expect(sampleData(own)).toEqual({ name, children: [{ name, children: [{ name }] }] });
});

describe('a mock server', () => {
  it('answers what is asked with samples, and as it was told', async () => {
    const { transport, requests } = mockServer({ 'orders.accept': { status: 10409, errorCode: '13001' } });
    const client = createClient({ baseUrl: 'http://desk/base', transport: transport });
    const { list } = await client.orders.page({ scope: 'mine' }).catch(() => ({ list: [] }));
    expect(list).toEqual([]);
    const mock = createClient({ baseUrl: 'http://desk', transport });
    expect((await mock.orders.page({ scope: 'mine' })).list).toHaveLength(1);
    await expect(mock.orders.accept(sampleRequest(orders.accept))).rejects.toMatchObject({
      code: 'orderChanged',
    });
    expect(requests).toHaveLength(3);
  });

  it('serves the settings and files bare', async () => {
    const mock = createClient({ baseUrl: 'http://desk', transport: mockServer().transport });
    expect(await mock.app.config({})).toMatchObject({ version: '1.0.0' });
    expect(await mock.files.get({ id: '0193e4a0-0000-7000-8000-000000000009' })).toMatchObject({ size: 6 });
  });
});
