import type { Benchmark, Goal } from './benchmark.ts';
import { type MeasureName, measures } from './measures.ts';
import { type CaseSamples, maxForeignCores, type Rounds, sidesOf } from './rounds.ts';
import { median, medianRatio } from './statistics.ts';

/** One line of the table: the product's median of a measure, beside another side's where there is one. */
export interface Row {
  readonly case: string;
  readonly measure: MeasureName;
  readonly product: number;
  /** The side or the product's other case compared with, and its median. */
  readonly against?: string;
  readonly other?: number;
  /** Product by other, {@link medianRatio}. */
  readonly ratio?: number;
  /** What was wanted of this row, and whether it came true; a row without goal only informs. */
  readonly goal?: Goal;
  readonly met?: boolean;
}

/** What a benchmark came to. */
export interface Outcome {
  readonly name: string;
  readonly work: string;
  readonly rounds: number;
  readonly thrownAway: number;
  readonly foreignCores: number;
  readonly rows: readonly Row[];
  /** Goals on peers that this machine does not have. */
  readonly unjudged: readonly Goal[];
  /** Why the benchmark failed as a whole, if it did not come as far as rows or its rows are void. */
  readonly failure?: string;
  /** Every goal judged came true and nothing disturbed. */
  readonly met: boolean;
}

/** Puts the rounds of a benchmark into rows and holds its goals against them. */
export function judge<Shared>(benchmark: Benchmark<Shared>, rounds: Rounds): Outcome {
  const others = sidesOf(benchmark).filter((side) => side !== benchmark.product);
  const known = new Set(others.map((side) => side.name));
  const [judged, unjudged] = split(
    benchmark.goals,
    ({ against }) => against === undefined || known.has(against),
  );
  const productName = benchmark.product.name;
  const rows = benchmark.cases.flatMap((each) => [
    ...rowsOf(each, rounds.cases.get(each) ?? new Map(), productName, [...known]).flatMap((row) =>
      withGoals(row, judged, benchmark.limit?.name),
    ),
    ...judged.filter((goal) => goal.case === each).flatMap((goal) => rowOfCases(goal, rounds, productName)),
  ]);
  const missing = judged.find((goal) => !rows.some((row) => row.goal === goal));
  const failure = missing
    ? `nothing was measured for the goal on ${missing.case}, ${missing.measure}`
    : disturbance(rounds.foreignCores);
  const { name, work } = benchmark;
  const { thrownAway, foreignCores } = rounds;
  const met = failure === undefined && rows.every((row) => row.met !== false);
  return { name, work, rounds: benchmark.rounds, thrownAway, foreignCores, rows, unjudged, failure, met };
}

function disturbance(foreignCores: number): string | undefined {
  if (foreignCores <= maxForeignCores) return undefined;
  return `other processes used ${foreignCores.toFixed(2)} cores and did not calm down; run again on a quiet machine`;
}

function valuesOf(samples: CaseSamples | undefined, side: string, measure: MeasureName): number[] {
  return (samples?.get(side) ?? []).flatMap((sample) => sample[measure] ?? []);
}

function rowsOf(
  caseName: string,
  samples: CaseSamples,
  productName: string,
  others: readonly string[],
): Row[] {
  const [first = {}] = samples.get(productName) ?? [];
  const measured = (Object.keys(measures) as MeasureName[]).filter((name) => first[name] !== undefined);
  return measured.flatMap((measure): Row[] => {
    const product = valuesOf(samples, productName, measure);
    const alone = { case: caseName, measure, product: median(product) };
    const compared = others.flatMap((against): Row[] => {
      const other = valuesOf(samples, against, measure);
      if (other.length === 0) return [];
      return [{ ...alone, against, other: median(other), ratio: medianRatio(product, other) }];
    });
    return compared.length > 0 ? compared : [alone];
  });
}

/** The row of a goal that compares two cases of the product; nothing if either was not measured. */
function rowOfCases(goal: Goal, { cases }: Rounds, productName: string): Row[] {
  const { measure, againstCase } = goal;
  if (againstCase === undefined) return [];
  const product = valuesOf(cases.get(goal.case), productName, measure);
  const other = valuesOf(cases.get(againstCase), productName, measure);
  if (product.length === 0 || other.length === 0) return [];
  const row: Row = {
    case: goal.case,
    measure,
    product: median(product),
    against: againstCase,
    other: median(other),
    ratio: medianRatio(product, other),
  };
  return [{ ...row, goal, met: holds(goal, row) }];
}

/** The row once for each goal on it, or once without. */
function withGoals(row: Row, goals: readonly Goal[], limitName: string | undefined): Row[] {
  const own = goals.filter(
    (goal) =>
      goal.againstCase === undefined &&
      goal.case === row.case &&
      goal.measure === row.measure &&
      (goal.against ?? limitName) === row.against,
  );
  return own.length === 0 ? [row] : own.map((goal) => ({ ...row, goal, met: holds(goal, row) }));
}

function holds(
  { on, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Goal,
  row: Row,
) {
  const value = on === 'ratio' ? row.ratio : row.product;
  return value !== undefined && value >= atLeast && value <= atMost;
}

function split<T>(all: readonly T[], belongs: (each: T) => boolean): [T[], T[]] {
  return [all.filter(belongs), all.filter((each) => !belongs(each))];
}
