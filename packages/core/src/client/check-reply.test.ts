import { describe, expect, it } from 'vitest';
import { orders } from '../contract/index.ts';
import { mockTransport, sampleData } from '../testing/index.ts';
import { createCaller } from './caller.ts';

type Wide = Record<string, unknown>;

/** What a program gets of a page of orders in which the server has changed something. */
async function pageOf(change: (page: Wide, order: Wide) => void): Promise<Wide> {
  const page = sampleData(orders.page) as unknown as Wide & { list: Wide[] };
  change(page, page.list[0] as Wide);
  const { transport } = mockTransport([{ data: page }]);
  const { call } = createCaller({ baseUrl: 'http://desk', transport });
  return (await call(orders.page, { scope: 'mine' })) as unknown as Wide;
}

describe('the reply of a newer server', () => {
  it('keeps every field, however deep, and names of prototypes do no harm', async () => {
    const page = await pageOf((whole, order) => {
      whole.asOf = { at: '2026-11-26T08:00:00Z' };
      order.weather = ['rain'];
      Object.assign(order, JSON.parse('{"__proto__":{"isAdmin":true}}'));
    });
    expect(page.asOf).toEqual({ at: '2026-11-26T08:00:00Z' });
    const [order] = page.list as [Wide];
    expect(order.weather).toEqual(['rain']);
    expect(order.isAdmin).toBeUndefined();
  });
});

describe('a null where nothing may stand', () => {
  it('is nothing, and the rest of the page arrives', async () => {
    const page = await pageOf((_, order) => {
      order.assigneeName = null;
    });
    expect(page.list).toHaveLength(1);
    expect((page.list as [Wide])[0].assigneeName).toBeUndefined();
  });

  it('is still refused where something has to be, with its place', async () => {
    const asked = pageOf((_, order) => {
      order.id = null;
    });
    await expect(asked).rejects.toMatchObject({
      code: 'contractBroken',
      issues: [{ path: 'list.0.id' }],
    });
  });
});
