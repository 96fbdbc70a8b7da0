/** A name with what it means. */
export type Entry = readonly [name: string, meaning: string];

/** A part of a help text: a heading and what stands below it. Empty parts are left out. */
export function part(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, ...lines];
}

const gap = 2;
const columnMax = 28;

/** Names and meanings in two columns; a name too long for the first has its meaning below it. */
export function entries(list: readonly Entry[], columns: number): string[] {
  const width = Math.min(columnMax, Math.max(0, ...list.map(([name]) => name.length)));
  const indent = ' '.repeat(gap);
  return list.flatMap(([name, meaning]) => {
    const lines = wrapped(meaning, columns - width - 2 * gap);
    const [first = '', ...more] = name.length > width ? ['', ...lines] : lines;
    return [
      `${indent}${name.padEnd(width)}${indent}${first}`.trimEnd(),
      ...more.map((line) => ' '.repeat(width + 2 * gap) + line),
    ];
  });
}

/** Breaks a text into lines at blanks, and between Chinese characters, which take two cells each. */
export function wrapped(text: string, cells: number): string[] {
  const room = Math.max(20, cells);
  const pieces = text.match(/[^\s\u2e80-\uffef]+\s*|[\u2e80-\uffef]\s*/g) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && cellsOf(line + piece.trimEnd()) > room && !closing.test(piece)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** Marks that must not begin a line. */
const closing = /^[\u3001\u3002\uff0c\uff1b\uff1a\uff09\uff01\uff1f\u201d)]/;

/** Cells of our own texts: without the weight of measuring any text there is. */
function cellsOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}
