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
