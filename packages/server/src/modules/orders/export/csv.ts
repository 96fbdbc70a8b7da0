/**
 * A character that spreadsheets take for the beginning of a formula, full-width ones too, at the beginning of a value
 * or behind what another program may take for the end of one. A formula can send a table's content away.
 */
const formula = /(^|[;,|"\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/g;
/** Some skip these, and look at what comes then. */
const skipped = /^[\t\r\n]/;

/** One value of a CSV file, that a spreadsheet shows as the text it is; quoted, so that no separator ends it. */
function csvValue(value: string | number | undefined | null): string {
  if (typeof value !== 'string') return `"${value ?? ''}"`;
  const safe = value.replace(formula, "$1$2'");
  return `"${(skipped.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(values: readonly (string | number | undefined | null)[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

/** Tells programs that the text is UTF-8; without it spreadsheets garble Chinese. */
export const byteOrderMark = '\uFEFF';
