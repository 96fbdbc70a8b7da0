import { HistoryList } from '../../blocks/history/history-list.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord } from '../order/order.ts';
import { clientOrderText } from './phrases.ts';
import { progressReason, progressWords, wasRecordedLate } from './progress-entry.ts';

/** What happened to an order, newest first, as far as the server shows it to customers. */
export function Progress({ records }: { records: readonly HandleRecord[] }) {
  const { happened: words } = useText(clientOrderText);
  const locale = useLocale((state) => state.locale);
  const entries = records.map((record) => {
    const late = wasRecordedLate(record) && words.recordedAt(momentFact(record.recordedAt));
    return {
      key: record.id,
      title: progressWords(record, words, locale),
      at: record.at,
      lines: [progressReason(record, locale), late].filter(Boolean),
      words: record.remark,
      attachments: record.attachments,
    };
  });
  return <HistoryList entries={entries} />;
}
