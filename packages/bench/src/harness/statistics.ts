/** The value in the middle; of an even number the mean of the two. Of nothing it is NaN. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[upper] as number;
  return ((sorted[upper - 1] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2;
}

/** The smallest value that `share` (0 to 1) of all values do not exceed. Of nothing it is NaN. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const rank = Math.ceil(share * sorted.length);
  return sorted[Math.max(rank, 1) - 1] ?? Number.NaN;
}

/**
 * How many times `of` is `to`: the median over rounds of each round's own ratio. A round's two sides ran right after
 * each other, so a machine that drifts moves both, and one odd round moves nothing.
 */
export function medianRatio(of: readonly number[], to: readonly number[]): number {
  return median(of.map((value, round) => value / (to[round] ?? Number.NaN)));
}
