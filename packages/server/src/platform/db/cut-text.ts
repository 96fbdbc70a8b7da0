/** The beginning of a text; a character that the cut would halve is left out, since no database takes half of one. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return cut.isWellFormed() ? cut : text.slice(0, most - 1).toWellFormed();
}
