/** Counts how much of a terminal's line texts take. */
export interface Measure {
  /** Cells of a text. */
  cellsOf(text: string): number;
  /** The characters of a text as people count them. */
  charactersOf(text: string): Iterable<string>;
}

// Printable ASCII takes one cell a character; the Chinese characters, punctuation and full-width forms that
// nearly all other text is made of take two and never join with what follows.
const narrow = /^[\u0020-\u007e]*$/;
const narrowOrWide = /^[\u0020-\u007e\u3001-\u3029\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff60]*$/;

const simple: Measure = {
  cellsOf(text) {
    if (narrow.test(text)) return text.length;
    let cells = 0;
    for (const character of text) cells += narrow.test(character) ? 1 : 2;
    return cells;
  },
  charactersOf: (text) => text,
};

/** Measures whatever there is: an emoji of several code points is one character of two cells. */
function anyText(cellsOf: Measure['cellsOf']): Measure {
  const segmenter = new Intl.Segmenter();
  return {
    cellsOf,
    charactersOf: (text) => Array.from(segmenter.segment(text), ({ segment }) => segment),
  };
}

/** A measure that is right for such texts: only what is more than Latin and Chinese takes the time to load all. */
export async function measureFor(texts: Iterable<string>): Promise<Measure> {
  for (const text of texts) {
    if (!narrowOrWide.test(text)) return anyText((await import('string-width')).default);
  }
  return simple;
}

/** The beginning of a text that fits into so many cells, with `…` as its last when something was left out. */
export function cutToCells(text: string, cells: number, { cellsOf, charactersOf }: Measure): string {
  if (cellsOf(text) <= cells) return text;
  if (cells < 1) return '';
  let kept = '';
  let used = 0;
  for (const character of charactersOf(text)) {
    const wide = cellsOf(character);
    if (used + wide > cells - 1) break;
    kept += character;
    used += wide;
  }
  return `${kept}…`;
}
