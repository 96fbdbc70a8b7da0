import type { MeasureName, Sample } from './measures.ts';
import type { Scope } from './scope.ts';

/** One of the things compared: the limit, the product, or a peer. */
export interface Side<Shared> {
  /** What a reader calls it, such as `undici Pool`. */
  readonly name: string;
  /** Does the work of a case once and says what it took. */
  measure(shared: Shared, caseName: string): Promise<Sample>;
}

/** What must hold for the benchmark to be met; exactly one bound, on the ratio to another side or on the value. */
export interface Goal {
  readonly case: string;
  readonly measure: MeasureName;
  /** `ratio` compares with `against`, `value` judges the product's own median. */
  readonly on: 'ratio' | 'value';
  readonly atLeast?: number;
  readonly atMost?: number;
  /** Name of the side to compare with, the limit unless said; a peer that is not installed judges nothing. */
  readonly against?: string;
  /** Another case of the product to compare with, instead of a side. */
  readonly againstCase?: string;
}

/** A benchmark as it is written down: everything that it is, and nothing of how it is run. */
export interface Benchmark<Shared = unknown> {
  /** Area and work, such as `sdk.call`. */
  readonly name: string;
  /** What is done, in one sentence. */
  readonly work: string;
  /** The same work in several circumstances, measured one after the other. */
  readonly cases: readonly string[];
  /** Rounds whose medians count. */
  readonly rounds: number;
  /** False where time plays no part, so that other processes cannot disturb. */
  readonly timed?: false;
  /** Starts what all sides need; whatever it opens it hands to the scope, which closes it. */
  open(scope: Scope): Promise<Shared>;
  readonly limit?: Side<Shared>;
  readonly product: Side<Shared>;
  /** Others on the same work; `available` says whether this machine has them. */
  readonly peers?: readonly (Side<Shared> & { available(): boolean })[];
  readonly goals: readonly Goal[];
}

/** Writes a benchmark down with the type of what its sides share. */
export function benchmark<Shared>(parts: Benchmark<Shared>): Benchmark {
  return parts as Benchmark;
}
