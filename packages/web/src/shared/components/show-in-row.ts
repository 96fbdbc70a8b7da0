/**
 * Scrolls a row sideways until one of its elements is in its middle, as far as the row goes. The page stays where it is:
 * the browser's own way would also turn a page that has just been opened to a row below what is in sight.
 */
export function showInRow(row: HTMLElement | null, element: HTMLElement | null | undefined): void {
  if (!row || !element) return;
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
