/** Rows that a walk looks at, over all its branches, before another way is tried. */
export const shortWalk = 850;
/** Rows that it looks at when the other ways would take longer still. */
export const longWalk = 20_000;
/** Counting stops here. */
export const mostCounted = 10_001;
/** Pages by number reach as far as totals are counted; further on the cursor goes. */
export const deepestOffset = 10_000;

/** Of each branch, however many there are. */
const fewest = 10;

/** How many rows a walk looks at in each of its branches. */
export const shareOf = (walk: number, branches: number): number =>
  Math.max(fewest, Math.floor(walk / Math.max(1, branches)));

interface Findings {
  readonly rows: readonly unknown[];
  /** Rows may follow that the search has not reached. */
  readonly truncated: boolean;
}

/**
 * Words and filters that are common are found by a short walk from the first row on; rare ones by the GIN indices;
 * those that turn out neither, by a longer walk. How often something stands is not known beforehand: it shows by how
 * far the walk came, and it differs from tenant to tenant and from scope to scope.
 */
export async function byThreeWays<Found extends Findings>(
  limit: number,
  walk: (rows: number) => Promise<Found>,
  /** Undefined when no index answers it, or when it turns out not to be rare. */
  rare: () => Promise<Found | undefined>,
): Promise<Found> {
  const walked = await walk(shortWalk);
  if (!walked.truncated || walked.rows.length === limit) return walked;
  return (await rare()) ?? walk(longWalk);
}
