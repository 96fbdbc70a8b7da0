import stringWidth from 'string-width';

// Printable ASCII takes one cell a character; the Chinese characters, punctuation and full-width forms that
// nearly all other text is made of take two and never join with what follows.
const plain = /^[\u0020-\u007e]*$/;
const plainOrWide = /^[\u0020-\u007e\u3001-\u3029\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff60]*$/;

/** How many cells of a terminal a text takes. */
export function cellsOf(text: string): number {
  if (plain.test(text)) return text.length;
  if (!plainOrWide.test(text)) return stringWidth(text);
  let cells = 0;
  for (const character of text) cells += plain.test(character) ? 1 : 2;
  return cells;
}

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as people count them: an emoji of several code points is one. */
function graphemesOf(text: string): Iterable<string> {
  if (plainOrWide.test(text)) return text;
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of a text that fits into so many cells, with `…` as its last when something was left out. */
export function cutToCells(text: string, cells: number): string {
  if (cellsOf(text) <= cells) return text;
  if (cells < 1) return '';
  let kept = '';
  let used = 0;
  for (const grapheme of graphemesOf(text)) {
    const wide = cellsOf(grapheme);
    if (used + wide > cells - 1) break;
    kept += grapheme;
    used += wide;
  }
  return `${kept}…`;
}

/** A text filled up with blanks to so many cells. */
export function padToCells(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - cellsOf(text)));
}
