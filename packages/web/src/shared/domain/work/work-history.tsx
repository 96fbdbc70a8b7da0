import { type HistoryEntry, HistoryList } from '../../blocks/history/history-list.tsx';
import { Card } from '../../components/card.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord } from '../order/order.ts';
import { workText } from './phrases.ts';
import { workEntry } from './work-entry.ts';

/** What happened to work that is no order of operations: who did what, when, and why. */
export function WorkHistory({ records }: { records: readonly HandleRecord[] }) {
  const text = useText(workText);
  const entries = useWorkEntries();
  return (
    <Card title={text.history}>
      <HistoryList entries={entries(records)} />
    </Card>
  );
}

/** Makes the records of any kind of work into what a history shows. */
export function useWorkEntries(): (records: readonly HandleRecord[]) => HistoryEntry[] {
  const locale = useLocale((state) => state.locale);
  return (records) => records.map((record) => workEntry(record, locale));
}
