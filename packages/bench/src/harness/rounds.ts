import { setTimeout as pause } from 'node:timers/promises';
import type { WatchForeignLoad } from '../machine/foreign-load.ts';
import type { Benchmark, Side } from './benchmark.ts';
import type { Sample } from './measures.ts';

/** A round during which others used more cores than this is thrown away. */
export const maxForeignCores = 0.2;

/** For each round that counts, so many may be thrown away. */
const spareRoundsEach = 2;
// A second of calm promises more of it than a moment would.
const calmWaitMs = 1000;
const maxCalmWaits = 15;

/** What the sides did in a case, by the name of the side, one sample a round. */
export type CaseSamples = ReadonlyMap<string, readonly Sample[]>;

/** All rounds of a benchmark. */
export interface Rounds {
  readonly cases: ReadonlyMap<string, CaseSamples>;
  readonly thrownAway: number;
  /** Most cores that others used in a round that counts; above {@link maxForeignCores} the figures are void. */
  readonly foreignCores: number;
}

/** How rounds are taken: who watches the machine, how one waits, and who hears of progress. */
export interface Conditions {
  readonly watch: WatchForeignLoad;
  readonly wait?: (ms: number) => Promise<unknown>;
  readonly progress?: (text: string) => void;
  /** Ends it all between two rounds. */
  readonly stop?: AbortSignal;
}

/** The sides that this machine can measure: the limit, the product, and the peers that are installed. */
export function sidesOf<Shared>({ limit, product, peers = [] }: Benchmark<Shared>): Side<Shared>[] {
  return [...(limit ? [limit] : []), product, ...peers.filter((peer) => peer.available())];
}

/** Measures every case on every side, side after side within a round, after one round that only warms up. */
export async function takeRounds<Shared>(
  benchmark: Benchmark<Shared>,
  shared: Shared,
  conditions: Conditions,
): Promise<Rounds> {
  const { name, cases, rounds, timed = true } = benchmark;
  const sides = sidesOf(benchmark);
  const samples = new Map(
    cases.map((each) => [each, new Map(sides.map((side) => [side.name, [] as Sample[]]))]),
  );
  const calm = timed ? calmRounds(conditions, rounds * cases.length * spareRoundsEach) : undisturbed;
  let foreignCores = 0;
  let thrownAway = 0;

  for (let round = timed ? 0 : 1; round <= rounds; round++) {
    // The second side finds caches and clock speeds as the first left them: take turns.
    const order = round % 2 === 0 ? sides : sides.toReversed();
    for (const each of cases) {
      conditions.stop?.throwIfAborted();
      conditions.progress?.(
        `${name}: ${each}, ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`}`,
      );
      const take = () => takeRound(order, shared, each);
      if (round === 0) await take();
      else {
        const taken = await calm(take);
        foreignCores = Math.max(foreignCores, taken.foreignCores);
        thrownAway += taken.thrownAway;
        for (const [side, sample] of taken.round) samples.get(each)?.get(side)?.push(sample);
      }
    }
  }
  return { cases: samples, thrownAway, foreignCores };
}

type Round = ReadonlyMap<string, Sample>;

async function takeRound<Shared>(order: Side<Shared>[], shared: Shared, caseName: string): Promise<Round> {
  const round = new Map<string, Sample>();
  for (const side of order) round.set(side.name, await side.measure(shared, caseName));
  return round;
}

interface TakenRound {
  readonly round: Round;
  readonly foreignCores: number;
  readonly thrownAway: number;
}

type TakeCalmRound = (take: () => Promise<Round>) => Promise<TakenRound>;

/** For work in which time plays no part. */
const undisturbed: TakeCalmRound = async (take) => ({ round: await take(), foreignCores: 0, thrownAway: 0 });

/** Repeats a round that others disturbed, once they are calm again; after `spare` repeats it takes what it gets. */
function calmRounds({ watch, wait = pause }: Conditions, spare: number): TakeCalmRound {
  let left = spare;

  async function untilCalm() {
    for (let waits = 0; waits < maxCalmWaits; waits++) {
      const cores = watch();
      await wait(calmWaitMs);
      if (cores() <= maxForeignCores) return;
    }
  }

  return async (take) => {
    for (let thrownAway = 0; ; thrownAway++) {
      const cores = watch();
      const round = await take();
      const foreignCores = cores();
      if (foreignCores <= maxForeignCores || left === 0) return { round, foreignCores, thrownAway };
      left--;
      await untilCalm();
    }
  };
}
