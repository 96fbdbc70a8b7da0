import { HistoryList } from '../../blocks/history/history-list.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord } from '../order/order.ts';
import { workText } from './phrases.ts';
import { useWorkEntries } from './use-work-entries.ts';

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
