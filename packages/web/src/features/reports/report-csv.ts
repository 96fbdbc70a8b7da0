import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { reportText } from './phrases.ts';
import { factsOf, type Report } from './report.ts';

/** A cell as spreadsheets read it; what begins like a formula is taken for text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The report as a table of values: its figures, then by type, then by day. Begins with a mark that Excel needs for Chinese. */
export function reportCsv(report: Report, site: string, locale: Locale): string {
  const text = reportText.in(locale);
  const { counts, times } = factsOf(report, locale);
  const rows: (string | number)[][] = [
    [text.shareTitle(report.month), site],
    [],
    [text.item, text.value],
    ...[...counts, ...times].map(({ label, value }) => [label, value]),
    [],
    [text.type, text.created, text.resolved],
    ...report.byType.map(({ typeName, count, resolvedCount }) => [typeName, count, resolvedCount]),
    [],
    [text.day, text.created, text.resolved],
    ...report.byDay.map(({ date, created, resolved }) => [date, created, resolved]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
