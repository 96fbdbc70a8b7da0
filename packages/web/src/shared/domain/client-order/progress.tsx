import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Timeline, type TimelineEntry } from '../../components/timeline.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { HandleRecord } from '../order/order.ts';
import './client-order-card.css';
import { clientOrderText } from './phrases/index.ts';
import { arrivedLate, progressReason, progressWords } from './progress-entry.ts';

/** What happened to an order, newest first, as far as the server shows it to customers. */
export function Progress({ records }: { records: readonly HandleRecord[] }) {
  return <Timeline entries={useProgressEntries(records).toReversed()} />;
}

/** The same as entries of a timeline that has others besides, in the order of the records. */
export function useProgressEntries(records: readonly HandleRecord[]): TimelineEntry[] {
  const { happened: words } = useText(clientOrderText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  return records.map((record) => ({
    key: record.id,
    title: progressWords(record, words, locale),
    time: momentWords(record.at, nowMs),
    note: <Notes record={record} />,
    more: <Attachments attachments={record.attachments} />,
  }));
}

function Notes({ record }: { record: HandleRecord }) {
  const { happened: words } = useText(clientOrderText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const lines = [
    progressReason(record, locale),
    record.remark,
    arrivedLate(record) ? words.recordedAt(momentWords(record.recordedAt, nowMs)) : undefined,
  ];
  return lines
    .filter((line) => line !== undefined)
    .map((line) => (
      <span key={line} className="sd-client-line">
        {line}
      </span>
    ));
}
