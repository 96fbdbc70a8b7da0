const wide = /[\u1100-\uffe6]/;

/** How wide a text of 12 px is, roughly: Chinese characters are as wide as they are high. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + (wide.test(character) ? 12 : 7), 0);
}

/** Every how many groups a label stands, so that none overlaps the next. */
export function labelEvery(labels: readonly string[], step: number): number {
  const longest = Math.max(0, ...labels.map(textWidth));
  return Math.max(1, Math.ceil((longest + 6) / step));
}

/** A round number that is at least as much: the top of an axis. */
export function axisTop(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 4, 5, 10].find((times) => times * power >= most) ?? 10;
  return round * power;
}
