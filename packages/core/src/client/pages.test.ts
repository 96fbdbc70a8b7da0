import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../contract/index.ts';
import { mockTransport } from '../testing/index.ts';
import { createCaller } from './caller.ts';
import { items } from './pages.ts';

/** A server that holds so many messages and gives them by page number or by cursor. */
function mock(count: number, by: 'number' | 'cursor') {
  const { transport, requests } = mockTransport(({ body }) => {
    const asked = JSON.parse(String(body)) as { page?: number; size: number; next?: string };
    const from = asked.next ? Number(asked.next) : ((asked.page ?? 1) - 1) * asked.size;
    const to = Math.min(from + asked.size, count);
    const list = Array.from({ length: to - from }, (_, index) => ({ id: String(from + index) }));
    const hasNext = to < count;
    const next = by === 'cursor' && hasNext ? String(to) : undefined;
    return { data: { list, page: 1, size: asked.size, total: count, totalPage: 1, hasNext, next } };
  });
  const caller = createCaller({ baseUrl: 'http://desk', transport, validate: false });
  return { walk: (size: number) => items(caller, messages.mine, { sysMsgFlag: 0, size }), requests };
}

describe.each(['number', 'cursor'] as const)('a list walked by %s', (by) => {
  it('gives every item once and in order, whatever its length and the size of its pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        async (count, size) => {
          const { walk, requests } = mock(count, by);
          const ids: string[] = [];
          for await (const { id } of walk(size)) ids.push(id);
          expect(ids).toEqual(Array.from({ length: count }, (_, index) => String(index)));
          expect(requests).toHaveLength(Math.max(1, Math.ceil(count / size)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('fetches no more pages than an array of a limit needs', async () => {
    const { walk, requests } = mock(50, by);
    expect((await walk(10).toArray({ limit: 11 })).map(({ id }) => id)).toHaveLength(11);
    expect(requests).toHaveLength(2);
    expect(await walk(10).toArray({ limit: 0 })).toEqual([]);
    expect(requests).toHaveLength(2);
  });
});
