import type { HistoryEntry } from '../../blocks/history/history-list.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import type { HandleRecord } from '../order/order.ts';
import { workEntry } from './work-entry.ts';

/** Makes the records of any kind of work into what a history shows. */
export function useWorkEntries(): (records: readonly HandleRecord[]) => HistoryEntry[] {
  const locale = useLocale((state) => state.locale);
  return (records) => records.map((record) => workEntry(record, locale));
}
