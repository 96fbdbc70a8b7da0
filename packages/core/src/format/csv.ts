/**
 * Texts that a spreadsheet would take for a formula, which can send a table's content away: one whose first visible
 * character begins one, full-width forms too, and one that begins with what some programs skip before they look. What was
 * marked as text before is among them, so that the mark can be taken off again.
 */
const likeFormula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Marks a text as one where a spreadsheet would take it for a formula. */
export function csvText(text: string): string {
  return likeFormula.test(text) ? `'${text}` : text;
}

/** The text that {@link csvText} was given. */
export function textOfCsv(cell: string): string {
  return cell.startsWith("'") && likeFormula.test(cell) ? cell.slice(1) : cell;
}

/**
 * How CSV is written, as options of csv-stringify: numbers stay numbers, absent values are empty. In quotes stands all that
 * another program may cut, by a separator of its own or at the ends.
 */
export const csvFormat = {
  record_delimiter: '\r\n',
  quoted_match: /^\s|[;|\t\r\n]|\s$/,
  cast: { string: csvText },
} as const;

/** Tells spreadsheets that a file is UTF-8; without it they garble Chinese. */
export const byteOrderMark = '\uFEFF';
