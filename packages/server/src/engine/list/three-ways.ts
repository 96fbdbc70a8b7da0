/** Rows that a walk looks at, over all its branches, before another way is tried. */
const shortWalk = 850;
/** Rows that it looks at when the other ways would take longer still. */
const longWalk = 20_000;
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
  /** Hits among what was looked at, and how much that was, where it is known. */
  readonly total: number;
  readonly looked?: number;
  /** Rows may follow that the search has not reached. */
  readonly truncated: boolean;
}

/**
 * Words and filters that are common are found by a short walk from the first row on; rare ones by the GIN indices;
 * those that turn out neither, by a longer walk. How often something stands is not known beforehand: the walk tells,
 * and it differs from tenant to tenant and from scope to scope.
 */
export async function byThreeWays<Found extends Findings>(
  limit: number,
  walk: (rows: number) => Promise<Found>,
  /** Undefined when no index answers it, or when it turns out not to be rare. */
  rare: () => Promise<Found | undefined>,
): Promise<Found> {
  const isEnough = ({ truncated, rows }: Found) => !truncated || rows.length === limit;
  const walked = await walk(shortWalk);
  if (isEnough(walked)) return walked;
  // Where most branches held less than their share, the others may have more of it: then it is common after all.
  const spare = shortWalk / (walked.looked ?? shortWalk);
  if (walked.total * spare >= limit) {
    const found = await walk(shortWalk * spare);
    if (isEnough(found)) return found;
  }
  return (await rare()) ?? walk(longWalk);
}
