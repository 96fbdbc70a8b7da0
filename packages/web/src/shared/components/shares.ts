interface Share {
  label: string;
  value: number;
  /** Of the whole, 0 to 1. */
  share: number;
  /** What lies before it, 0 to 1. */
  before: number;
}

/** Parts as shares of their sum, the largest first; beyond `maxParts` they are one part. */
export function shares(
  parts: readonly { label: string; value: number }[],
  maxParts: number,
  others: string,
): { sum: number; drawn: Share[] } {
  const some = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  const sum = some.reduce((total, { value }) => total + value, 0);
  const kept = some.length > maxParts ? some.slice(0, maxParts - 1) : some;
  const rest = some.slice(kept.length).reduce((total, { value }) => total + value, 0);
  const all = rest > 0 ? [...kept, { label: others, value: rest }] : kept;
  let before = 0;
  const drawn = all.map(({ label, value }) => {
    const share = value / sum;
    const one = { label, value, share, before };
    before += share;
    return one;
  });
  return { sum, drawn };
}
