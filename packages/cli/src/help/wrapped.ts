/** Breaks a text into lines at blanks, and between Chinese characters, which take two cells each. */
export function wrapped(text: string, cells: number): string[] {
  const room = Math.max(20, cells);
  const pieces = text.match(/[^\s\u2e80-\uffef]+\s*|[\u2e80-\uffef]\s*/g) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && cellsOf(line + piece.trimEnd()) > room) {
      // A mark that must not begin a line takes the character before it along.
      const kept = closing.test(piece) ? line.slice(0, -1) : line;
      lines.push(kept.trimEnd());
      line = line.slice(kept.length);
    }
    line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** Breaks a line to copy before flags and pipes, with what makes a shell read on. */
export function continued(command: string, cells: number): string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];
  const parts: string[] = [];
  for (const word of words) {
    const own = parts.length === 0 || /^-|^[|<>]$/.test(word);
    parts.push(own ? word : `${parts.pop()} ${word}`);
  }
  const lines: string[] = [];
  let line = '';
  for (const [place, part] of parts.entries()) {
    const goesOn = place < parts.length - 1 ? ' \\' : '';
    if (line && cellsOf(`${line} ${part}${goesOn}`) > cells) {
      lines.push(`${line} \\`);
      line = `  ${part}`;
    } else line = line ? `${line} ${part}` : part;
  }
  return [...lines, line];
}

/** Marks that must not begin a line. */
const closing = /^[\u3001\u3002\uff0c\uff1b\uff1a\uff09\uff01\uff1f\u201d)]/;

/** Cells of our own texts: without the weight of measuring any text there is. */
export function cellsOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
}
