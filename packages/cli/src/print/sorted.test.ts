import * as cells from '@svcdesk/core/contract/cells';
import { sampleData } from '@svcdesk/core/testing';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import type { Asked } from '../testing/stub-server.ts';

const page = sampleData(cells.list);

/** Answers like a server with so many sites, the southernmost last; every third has no place. */
function manySites(count: number) {
  return ({ body }: Asked) => {
    const start = (Number(body.page) - 1) * Number(body.size);
    const length = Math.max(0, Math.min(Number(body.size), count - start));
    const list = Array.from({ length }, (_, index) => {
      const number = start + index + 1;
      const latitude = number % 3 ? 50 - number / 100 : undefined;
      return { ...page.list[0], code: `S${number}`, latitude };
    });
    return {
      ...page,
      list,
      total: count,
      totalIsLowerBound: false,
      hasNext: start + length < count,
      next: undefined,
    };
  };
}

describe('--sort', () => {
  it('sorts all rows and then shows the first of them, in every form', async () => {
    await using mock = await startMock({ 'cells.list': manySites(230) });
    const line = ['sites', 'list', '--sort', 'latitude', '-L', '3', '--columns', 'code'];
    const plain = await mock.svcdesk(line);
    expect(plain).toMatchObject({
      code: 0,
      out: 'S230\nS229\nS227\n',
      err: 'Showing 3 of 230. Use --all or --limit for more.\n',
    });
    expect(mock.server.asked.map(({ body }) => [body.page, body.size])).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
    ]);
    expect((await mock.svcdesk([...line, '--csv', '--no-headers'])).out).toBe('S230\r\nS229\r\nS227\r\n');
    expect((await mock.svcdesk(line, { columns: 80 })).out).toMatch(/S230[\s\S]+S229[\s\S]+S227/);
    const backwards = ['sites', 'list', '--sort', '-latitude', '-L', '2', '--json=code'];
    const json = await mock.svcdesk(backwards);
    expect(JSON.parse(json.out)).toEqual([{ code: 'S1' }, { code: 'S2' }]);
    expect(JSON.parse(json.err)).toEqual({ notes: ['Showing 2 of 230. Use --all or --limit for more.'] });
    const usual = await mock.svcdesk(['sites', 'list', '--sort', 'latitude']);
    expect(usual.out.trim().split('\n')).toHaveLength(30);
  });

  it('says nothing where all that there is is sorted and shown, and leaves what has no value last', async () => {
    await using mock = await startMock({ 'cells.list': manySites(4) });
    for (const [sort, out] of [
      ['latitude', 'S4\nS2\nS1\nS3\n'],
      ['-latitude', 'S1\nS2\nS4\nS3\n'],
    ] as const) {
      const line = ['sites', 'list', '--sort', sort, '-L', '4', '--columns', 'code'];
      expect(await mock.svcdesk(line)).toMatchObject({ out, err: '' });
    }
  });

  it('says of a list that is too long that only its first rows are sorted, until all are asked for', async () => {
    await using mock = await startMock({ 'cells.list': manySites(5_002) });
    const line = ['sites', 'list', '--sort', 'latitude', '--columns', 'code'];
    const part = await mock.svcdesk([...line, '-L', '1']);
    expect(part.out).toBe('S5000\n');
    expect(part.err).toBe(
      'Only the first 5000 of 5002 were sorted; others may belong before them. Use --all to sort all, or filters to list fewer.\n' +
        'Showing 1 of 5002. Use --all or --limit for more.\n',
    );
    const chinese = await mock.svcdesk([...line, '-L', '1', '--lang', 'zh']);
    expect(chinese.err).toContain('只排序了前 5000 条，共 5002 条');
    const all = await mock.svcdesk([...line, '--all']);
    expect({ first: all.out.slice(0, 6), err: all.err }).toEqual({ first: 'S5002\n', err: '' });
    expect(await mock.svcdesk([...line, '-L', '5001'])).toMatchObject({
      out: expect.stringMatching(/^S5000\n/),
      err: expect.stringContaining('Only the first 5001 of 5002 were sorted'),
    });
  });
});
