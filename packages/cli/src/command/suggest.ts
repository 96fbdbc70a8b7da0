/** Letters from which on a beginning says which name was meant, if only one begins so. */
const shortestBeginning = 3;

/** The known name that was probably meant, if one is near enough to say so. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const begun = known.filter((name) => typed.length >= shortestBeginning && name.startsWith(typed));
  if (begun.length === 1) return begun[0];
  const ranked = known
    .map((name) => ({ name, edits: editsBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  if (!ranked) return undefined;
  const allowed = Math.max(1, Math.floor(Math.max(typed.length, ranked.name.length) / 3));
  return ranked.edits <= allowed ? ranked.name : undefined;
}

/** How many letters must be added, removed, replaced or swapped with their neighbour. */
function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const plain = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(plain, at(beforeLast, j - 2) + 1) : plain);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
