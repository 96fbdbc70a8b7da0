import type { DataOf, reports } from '@svcdesk/core/contract';
import type { Locale } from '../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../shared/platform/i18n/time-words.ts';
import { reportText } from './phrases/report.ts';

/** What was done in a month. */
export type Report = DataOf<typeof reports.service>;

/** A figure of the report in words. */
export interface ReportFact {
  label: string;
  value: string;
}

/** A share as people read it, without a part: 92 %. */
function percentWords(share: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** Figures of the report, in the order in which they are shown, drawn and saved. */
export function factsOf(report: Report, locale: Locale): { counts: ReportFact[]; times: ReportFact[] } {
  const text = reportText.in(locale);
  const length = (minutes: number | undefined) =>
    minutes === undefined ? text.notYet : minutesText(minutes, locale);
  const share = (met: number | undefined) => (met === undefined ? text.notYet : percentWords(met, locale));
  const stars = report.satisfaction;
  return {
    counts: [
      { label: text.created, value: String(report.createdCount) },
      { label: text.resolved, value: String(report.resolvedCount) },
      { label: text.open, value: String(report.openCount) },
      { label: text.repeat, value: String(report.repeatCount) },
    ],
    times: [
      { label: text.response, value: length(report.responseMinutes) },
      { label: text.responseMet, value: share(report.responseMetShare) },
      { label: text.resolution, value: length(report.resolutionMinutes) },
      { label: text.resolutionMet, value: share(report.slaMetShare) },
      {
        label: text.satisfaction,
        value: stars === undefined ? text.notYet : text.stars(stars.toFixed(1)),
      },
      { label: text.cancelled, value: String(report.cancelledCount) },
    ],
  };
}

/** Whether there is anything to tell. */
export function isEmpty({ createdCount, resolvedCount, openCount }: Report): boolean {
  return createdCount + resolvedCount + openCount === 0;
}
