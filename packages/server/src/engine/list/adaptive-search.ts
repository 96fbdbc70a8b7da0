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
 * A short scan finds what is common, the GIN indices what is rare, a longer scan the rest. The scan itself tells which it
 * is (docs/decisions/04-lists-by-access-paths.md).
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
