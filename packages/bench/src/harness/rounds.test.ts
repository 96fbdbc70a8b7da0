import { describe, expect, it } from 'vitest';
import type { Benchmark, Side } from './benchmark.ts';
import { takeRounds } from './rounds.ts';

/** A benchmark whose sides note down that they ran. */
function noting(parts: Partial<Benchmark<undefined>> = {}) {
  const ran: string[] = [];
  const side = (name: string): Side<undefined> => ({
    name,
    async measure(_shared, caseName) {
      ran.push(`${name} ${caseName}`);
      return { wallMs: ran.length };
    },
  });
  const benchmark: Benchmark<undefined> = {
    name: 'test.order',
    work: 'notes',
    cases: ['a'],
    rounds: 2,
    open: async () => undefined,
    limit: side('limit'),
    product: side('product'),
    goals: [],
    ...parts,
  };
  return { benchmark, ran, side };
}

/** Others use so many cores in each stretch that is watched; the last number stays. */
function foreignLoads(...cores: number[]) {
  let watched = 0;
  return () => {
    const index = Math.min(watched++, cores.length - 1);
    return () => cores[index] ?? 0;
  };
}

const calm = foreignLoads(0);
const wait = async () => {};

describe('takeRounds', () => {
  it('warms up once, then runs side after side and case after case, who is first taking turns', async () => {
    const { benchmark, ran } = noting({ cases: ['a', 'b'] });
    const { cases } = await takeRounds(benchmark, undefined, { watch: calm });
    const forth = ['limit a', 'product a', 'limit b', 'product b'];
    const back = ['product a', 'limit a', 'product b', 'limit b'];
    expect(ran).toEqual([...forth, ...back, ...forth]);
    expect(cases.get('a')?.get('limit')).toEqual([{ wallMs: 6 }, { wallMs: 9 }]);
    expect(cases.get('b')?.get('product')).toHaveLength(2);
  });

  it('throws a round away that others disturbed, waits until they are calm, and repeats it', async () => {
    const { benchmark, ran } = noting({ rounds: 1 });
    // The round, twice the wait, the round again.
    const watch = foreignLoads(0.21, 0.5, 0.1, 0.2);
    const waits: number[] = [];
    const rounds = await takeRounds(benchmark, undefined, { watch, wait: async (ms) => waits.push(ms) });
    expect(ran).toHaveLength(2 * 3);
    expect(waits).toHaveLength(2);
    expect(rounds).toMatchObject({ thrownAway: 1, foreignCores: 0.2 });
    expect(rounds.cases.get('a')?.get('product')).toEqual([{ wallMs: 5 }]);
  });

  it('gives up repeating after two rounds for each that counts, and says how loud it was', async () => {
    const { benchmark, ran } = noting({ rounds: 2 });
    const rounds = await takeRounds(benchmark, undefined, { watch: foreignLoads(1.5), wait });
    expect(ran).toHaveLength(2 * (1 + 2 + 4));
    expect(rounds).toMatchObject({ thrownAway: 4, foreignCores: 1.5 });
  });

  it('neither warms up nor watches where time plays no part', async () => {
    const { benchmark, ran } = noting({ timed: false, rounds: 1 });
    const rounds = await takeRounds(benchmark, undefined, { watch: foreignLoads(1.5) });
    expect(ran).toHaveLength(2);
    expect(rounds).toMatchObject({ thrownAway: 0, foreignCores: 0 });
  });

  it('stops between two rounds when told to', async () => {
    const { benchmark, ran } = noting();
    const stop = AbortSignal.abort(new Error('stopped by SIGINT'));
    await expect(takeRounds(benchmark, undefined, { watch: calm, stop })).rejects.toThrow(
      'stopped by SIGINT',
    );
    expect(ran).toEqual([]);
  });

  it('asks only peers that are there', async () => {
    const { benchmark, side } = noting();
    const peers = [
      { ...side('here'), available: () => true },
      { ...side('away'), available: () => false },
    ];
    const { cases } = await takeRounds({ ...benchmark, peers }, undefined, { watch: calm });
    expect([...(cases.get('a')?.keys() ?? [])]).toEqual(['limit', 'product', 'here']);
  });
});
