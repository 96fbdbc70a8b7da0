// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text that is safe to show over several lines. What people type into orders must not move the cursor, hide
 * itself or turn the direction of writing around.
 */
export function printableText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(controls, '');
}

const coloursOrControls = new RegExp(`\\u001b\\[[\\d;]*m|${controls.source}`, 'g');

/** Lines of our own making, whose colours stay. What others wrote is cleaned before it comes into them. */
export function printableLines(text: string): string {
  return text.replace(coloursOrControls, (found) => (found.length > 1 ? found : ''));
}

/** Data whose texts are safe to show, whatever is made of it. */
export function printableData(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map(printableData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, printableData(each)]));
}

/** JSON whose texts drive no terminal: programs parse the same values. What is absent is null. */
export function printableJson(value: unknown, indent = 0): string {
  return JSON.stringify(value ?? null, null, indent).replace(
    controls,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same in one line: line ends and tabs become blanks. */
export function printableLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(controls, '').trim();
}

/** One line for programs: values in one line each, with tabs between. */
export function tabSeparated(values: readonly string[]): string {
  return values.map(printableLine).join('\t');
}

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

/** Marks that must not begin a line. */
const closing = /^[\u3001\u3002\uff0c\uff1b\uff1a\uff09\uff01\uff1f\u201d)]/;

/** Breaks a text into lines of so many cells, at blanks and between Chinese characters; a longer word has a line of its own. */
export function linesWithin(text: string, cells: number, cellsOf: Measure['cellsOf']): string[] {
  const pieces = text.match(/[^\s\u2e80-\uffef]+\s*|[\u2e80-\uffef]\s*/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && cellsOf(line + piece.trimEnd()) > cells) {
      // A mark that must not begin a line takes the character before it along.
      const kept = closing.test(piece) ? line.slice(0, -1) : line;
      lines.push(kept.trimEnd());
      line = line.slice(kept.length);
    }
    line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}
