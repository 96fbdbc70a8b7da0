/** Rows that a scan reads, over all its branches, before another way is tried. */
const shortScan = 850;
/** Rows that it reads when the other ways would take longer still. */
const longScan = 20_000;
/** Counting stops here. */
export const maxCounted = 10_001;
/** Pages by number go as far as totals are counted; further on the cursor goes. */
export const maxOffset = 10_000;

interface Findings {
  readonly rows: readonly unknown[];
  /** Hits among what was looked at, and how much that was, where it is known. */
  readonly total: number;
  readonly looked: number | null;
  /** Rows may follow that the search has not come to. */
  readonly isTruncated: boolean;
}

/**
 * Words and filters that are common are found by a short scan from the first row on; rare ones by the GIN indices;
 * those that turn out neither, by a longer scan. How often something stands is not known beforehand: the scan tells,
 * and it differs from tenant to tenant and from scope to scope.
 */
export async function adaptiveSearch<Found extends Findings>(
  limit: number,
  scan: (rows: number) => Promise<Found>,
  /** Undefined when no index answers it. */
  lookup: () => Promise<Found | undefined>,
): Promise<Found> {
  const isEnough = ({ isTruncated, rows }: Found) => !isTruncated || rows.length === limit;
  const scanned = await scan(shortScan);
  if (isEnough(scanned)) return scanned;
  // Where most branches held less than their share, the others may have more of it: then it is common after all.
  const spare = shortScan / (scanned.looked ?? shortScan);
  if (scanned.total * spare >= limit) {
    const found = await scan(shortScan * spare);
    if (isEnough(found)) return found;
  }
  const found = await lookup();
  return found && !found.isTruncated ? found : scan(longScan);
}
