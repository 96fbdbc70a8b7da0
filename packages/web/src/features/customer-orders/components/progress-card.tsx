import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Timeline } from '../../../shared/components/timeline.tsx';
import type { HandleRecord } from '../../../shared/domain/order/order.ts';
import { useHistory } from '../../../shared/domain/order/use-order.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { arrivedLate, progressReason, progressWords } from '../data/progress-entry.ts';
import { ordersText } from '../phrases/index.ts';
import './detail.css';

/** What happened so far, newest first, as far as the server shows it to customers. */
export function ProgressCard({ orderId }: { orderId: string }) {
  const { detail: text } = useText(ordersText);
  const history = useHistory(orderId);
  return (
    <Card title={text.history}>
      <Loaded query={history} cards={1}>
        {(records) => <Progress records={records} />}
      </Loaded>
    </Card>
  );
}

function Progress({ records }: { records: readonly HandleRecord[] }) {
  const { happened: words } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const entries = records.toReversed().map((record) => ({
    key: record.id,
    title: progressWords(record, words, locale),
    time: momentFact(record.at),
    note: <Notes record={record} />,
    more: <Attachments attachments={record.attachments} />,
  }));
  return <Timeline entries={entries} />;
}

function Notes({ record }: { record: HandleRecord }) {
  const { happened: words } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const lines = [
    progressReason(record, locale),
    record.remark,
    arrivedLate(record) ? words.recordedAt(momentFact(record.recordedAt)) : undefined,
  ];
  return lines
    .filter((line) => line !== undefined)
    .map((line) => (
      <span key={line} className="sd-client-line sd-client-words">
        {line}
      </span>
    ));
}
