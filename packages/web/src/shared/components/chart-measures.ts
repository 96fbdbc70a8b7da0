const wide = /[\u1100-\uffe6]/;

/** How wide a text of 12 px is, roughly: Chinese characters are as wide as they are high. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 12 : 7), 0);
}

interface PlacedLabel {
  label: string;
  /** Its middle. */
  x: number;
}

const between = 6;

/** Labels under their groups as far as there is room: one that would touch the one before is left out. */
export function placeLabels(
  labels: readonly string[],
  xOf: (index: number) => number,
  width: number,
): PlacedLabel[] {
  let taken = -between;
  return labels.flatMap((label, index) => {
    const half = textWidth(label) / 2;
    const x = Math.min(Math.max(half, xOf(index)), width - half);
    if (x - half < taken + between) return [];
    taken = x + half;
    return [{ label, x }];
  });
}

/** A round number that is at least as much: the top of an axis. */
export function axisTop(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 5, 10].find((times) => times * power >= most) ?? 10;
  return round * power;
}

interface Share {
  label: string;
  value: number;
  /** Of the whole, 0 to 1. */
  share: number;
  /** What lies before it, 0 to 1. */
  before: number;
}

/** Parts in whole percent that come to 100, those that are cut most made up for first; all 0 of nothing. */
export function wholePercents(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  const exact = parts.map((part) => (sum === 0 ? 0 : (part / sum) * 100));
  const whole = exact.map(Math.floor);
  const missing = sum === 0 ? 0 : 100 - whole.reduce((total, part) => total + part, 0);
  const cut = (place: number) => (exact[place] ?? 0) - (whole[place] ?? 0);
  const raised = new Set([...parts.keys()].toSorted((one, other) => cut(other) - cut(one)).slice(0, missing));
  return whole.map((part, place) => (raised.has(place) ? part + 1 : part));
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
