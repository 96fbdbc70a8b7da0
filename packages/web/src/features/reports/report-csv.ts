import { byteOrderMark, csvFormat, csvText } from '@svcdesk/core/format';
import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { reportText } from './phrases/report.ts';
import { factsOf, type Report } from './report.ts';

/** A cell as {@link csvFormat} has it; what writes it elsewhere weighs more than this screen. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = csvText(value);
  return /[",]/.test(text) || csvFormat.quoted_match.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The report as a table of values: its figures, then by type, then by day. */
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
  return `${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
