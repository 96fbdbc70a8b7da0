import { describe, expect, it } from 'vitest';
import type { Benchmark, Goal } from './benchmark.ts';
import { judge } from './judge.ts';
import type { Sample } from './measures.ts';
import type { Rounds } from './rounds.ts';

const side = (name: string) => ({ name, measure: async () => ({}) });

function benchmarkWith(goals: Goal[], parts: Partial<Benchmark> = {}): Benchmark {
  return {
    name: 'test.judge',
    work: 'nothing',
    cases: ['a'],
    rounds: 3,
    open: async () => undefined,
    limit: side('limit'),
    product: side('product'),
    goals,
    ...parts,
  };
}

function roundsOf(samples: Record<string, Sample[]>, parts: Partial<Rounds> = {}): Rounds {
  return {
    cases: new Map([['a', new Map(Object.entries(samples))]]),
    thrownAway: 0,
    foreignCores: 0,
    ...parts,
  };
}

const samples = {
  limit: [{ callsPerSecond: 100 }, { callsPerSecond: 50 }, { callsPerSecond: 200 }],
  product: [{ callsPerSecond: 60 }, { callsPerSecond: 30 }, { callsPerSecond: 130 }],
};
const atLeast = (bound: number): Goal => ({
  case: 'a',
  measure: 'callsPerSecond',
  on: 'ratio',
  atLeast: bound,
});

describe('judge', () => {
  it('compares medians and takes the ratio round by round', () => {
    const { rows, met } = judge(benchmarkWith([]), roundsOf(samples));
    expect(rows).toEqual([
      { case: 'a', measure: 'callsPerSecond', product: 60, against: 'limit', other: 100, ratio: 0.6 },
    ]);
    expect(met).toBe(true);
  });

  it('meets a goal on its very bound and misses it beyond', () => {
    expect(judge(benchmarkWith([atLeast(0.6)]), roundsOf(samples))).toMatchObject({
      met: true,
      rows: [{ met: true }],
    });
    expect(judge(benchmarkWith([atLeast(0.61)]), roundsOf(samples))).toMatchObject({
      met: false,
      rows: [{ met: false }],
    });
    expect(
      judge(benchmarkWith([{ ...atLeast(0), atLeast: undefined, atMost: 0.5 }]), roundsOf(samples)).met,
    ).toBe(false);
  });

  it('judges a value without any limit', () => {
    const goal: Goal = { case: 'a', measure: 'gzipKilobytes', on: 'value', atMost: 10 };
    const size = (gzipKilobytes: number) =>
      judge(benchmarkWith([goal], { limit: undefined }), roundsOf({ product: [{ gzipKilobytes }] }));
    expect(size(10)).toMatchObject({ met: true, rows: [{ product: 10, met: true }] });
    expect(size(10.1).met).toBe(false);
  });

  it('gives a row to each peer, and leaves goals on missing peers unjudged', () => {
    const peer = { ...side('gh'), available: () => true };
    const goals: Goal[] = [{ ...atLeast(1), against: 'gh' }];
    const withPeer = {
      ...samples,
      gh: [{ callsPerSecond: 10 }, { callsPerSecond: 5 }, { callsPerSecond: 20 }],
    };
    const present = judge(benchmarkWith(goals, { peers: [peer] }), roundsOf(withPeer));
    expect(present.rows.map(({ against, met }) => [against, met])).toEqual([
      ['limit', undefined],
      ['gh', true],
    ]);
    const absent = judge(
      benchmarkWith(goals, { peers: [{ ...peer, available: () => false }] }),
      roundsOf(samples),
    );
    expect(absent).toMatchObject({ met: true, unjudged: goals });
  });

  it('compares two cases of the product, without the other sides', () => {
    const goal: Goal = { case: 'b', measure: 'cpuMicroseconds', on: 'ratio', atMost: 2, againstCase: 'a' };
    const caseOf = (product: number[], limit: number[]) =>
      new Map([
        ['product', product.map((cpuMicroseconds) => ({ cpuMicroseconds }))],
        ['limit', limit.map((cpuMicroseconds) => ({ cpuMicroseconds }))],
      ]);
    const judged = (ofB: number[]) =>
      judge(
        benchmarkWith([goal], { cases: ['a', 'b'] }),
        roundsOf(
          {},
          {
            cases: new Map([
              ['a', caseOf([10, 20], [1, 1])],
              ['b', caseOf(ofB, [900, 900])],
            ]),
          },
        ),
      );
    const { rows, met } = judged([20, 40]);
    expect(met).toBe(true);
    expect(rows.filter((row) => row.goal)).toEqual([
      {
        case: 'b',
        measure: 'cpuMicroseconds',
        product: 30,
        against: 'a',
        other: 15,
        ratio: 2,
        goal,
        met: true,
      },
    ]);
    expect(judged([21, 41]).met).toBe(false);
    expect(judged([]).failure).toMatch(/nothing was measured for the goal on b, cpuMicroseconds/);
  });

  it('fails when nothing was measured for a goal', () => {
    const outcome = judge(benchmarkWith([{ ...atLeast(1), measure: 'p95Ms' }]), roundsOf(samples));
    expect(outcome.met).toBe(false);
    expect(outcome.failure).toMatch(/nothing was measured for the goal on a, p95Ms/);
  });

  it('fails when a measure is not a number on either side', () => {
    const broken = { ...samples, limit: samples.limit.map(() => ({ callsPerSecond: Number.NaN })) };
    expect(judge(benchmarkWith([atLeast(0.1)]), roundsOf(broken)).met).toBe(false);
  });

  it('trusts no figures of a machine that others kept busy', () => {
    const outcome = judge(
      benchmarkWith([atLeast(0.6)]),
      roundsOf(samples, { foreignCores: 0.9, thrownAway: 6 }),
    );
    expect(outcome).toMatchObject({ met: false, rows: [{ met: true }] });
    expect(outcome.failure).toMatch(/0\.90 cores/);
  });
});
