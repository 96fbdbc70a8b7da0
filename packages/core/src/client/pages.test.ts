import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../contract/index.ts';
import { mockTransport } from '../testing/index.ts';
import { createCaller } from './caller.ts';
import { items, pages } from './pages.ts';

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
  return {
    walk: (size: number) => items(caller, messages.mine, { sysMsgFlag: 0, size }),
    byPage: (size: number, page?: number) => pages(caller, messages.mine, { sysMsgFlag: 0, size, page }),
    requests,
  };
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

  it('gives whole pages, each with the total and whether more follow, and asks for the next only when wanted', async () => {
    const { byPage, requests } = mock(25, by);
    const seen: unknown[] = [];
    for await (const { list, total, hasNext } of byPage(10)) {
      seen.push([list.length, total, hasNext]);
      expect(requests).toHaveLength(seen.length);
    }
    expect(seen).toEqual([
      [10, 25, true],
      [10, 25, true],
      [5, 25, false],
    ]);
  });

  it('begins at the page that the request names', async () => {
    const { byPage } = mock(35, by);
    const first: (string | undefined)[] = [];
    for await (const { list } of byPage(10, 2)) first.push(list[0]?.id);
    expect(first).toEqual(['10', '20', '30']);
  });
});
