/** What begins so is taken for a formula by spreadsheets, and a formula can send a table's content away. */
const formula = /^[=+\-@\t\r]/;

/** One value of a CSV file, that a spreadsheet shows as the text it is. */
function csvValue(value: string | number | undefined | null): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file (RFC 4180). */
export function csvLine(values: readonly (string | number | undefined | null)[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

/** Tells programs that the text is UTF-8; without it spreadsheets garble Chinese. */
export const byteOrderMark = '\uFEFF';
