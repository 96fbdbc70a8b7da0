import { HistoryList } from '../../blocks/history/history-list.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { itemWords } from '../order/order-words.ts';
import type { RequirementRecord } from './requirement.ts';

interface RequirementHistoryProps {
  records: readonly RequirementRecord[];
  /** By action, what was done, in the words of the side that reads it. */
  happened: Readonly<Record<string, unknown>>;
  newest?: number;
}

/** What happened to a requirement, newest first. */
export function RequirementHistory({ records, happened, newest }: RequirementHistoryProps) {
  const locale = useLocale((state) => state.locale);
  const entries = records.map((record) => {
    const done = happened[record.action];
    return {
      key: record.id,
      title: `${record.byName} ${typeof done === 'string' ? done : record.action}`,
      at: record.at,
      lines: [whyOf(record, locale)].filter((line) => line !== undefined),
      words: record.remark,
      attachments: record.attachments,
    };
  });
  return <HistoryList entries={entries} newest={newest} />;
}

function whyOf({ action, reasonCode }: RequirementRecord, locale: Locale): string | undefined {
  if (reasonCode === undefined) return undefined;
  const dictionary = (action as string) === 'reject' ? 'requirementReject' : 'cancelReason';
  return itemWords(dictionary, reasonCode, locale);
}
