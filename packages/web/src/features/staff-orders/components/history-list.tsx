import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Pill } from '../../../shared/components/pill.tsx';
import { Timeline } from '../../../shared/components/timeline.tsx';
import type { HandleRecord } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { lengthWords } from '../../../shared/domain/place/length-words.ts';
import { placeText } from '../../../shared/domain/place/phrases/index.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { arrivedLate, happenedWords, reasonOf, valueWords } from '../data/history-entry.ts';
import { detailText } from '../phrases/detail.ts';
import './content-card.css';

interface HistoryListProps {
  /** Oldest first, as the server gives them. */
  records: readonly HandleRecord[];
  /** Leaves pictures and groups to the full page. */
  brief?: boolean;
  /** So many of the newest; all of them otherwise. */
  newest?: number;
}

/** What happened, newest first. */
export function HistoryList({ records, brief, newest }: HistoryListProps) {
  const locale = useLocale((state) => state.locale);
  const text = useText(detailText);
  const nowMs = useNow();
  const shown = records.toReversed().slice(0, newest);
  return (
    <Timeline
      entries={shown.map((record) => ({
        key: record.id,
        title: (
          <>
            {happenedWords(record, locale)}
            {record.internal && (
              <>
                {' '}
                <Pill>{text.internal}</Pill>
              </>
            )}
          </>
        ),
        time: momentWords(record.at, nowMs),
        note: <RecordNotes record={record} brief={brief} />,
        more: !brief && record.attachments.length > 0 && (
          <div className="sd-record-files">
            <Attachments attachments={record.attachments} />
          </div>
        ),
      }))}
    />
  );
}

function RecordNotes({ record, brief }: { record: HandleRecord; brief?: boolean }) {
  const text = useText(detailText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const fields: Readonly<Record<string, string>> = orderWords(locale).field;
  const { remark, changes = [], groupName, place, timeAdjusted } = record;
  const reason = reasonOf(record, locale);
  return (
    <>
      {groupName !== undefined && !brief && <span>{groupName}</span>}
      {reason !== undefined && <span className="sd-record-line">{reason}</span>}
      {remark !== undefined && remark !== reason && (
        <span className="sd-record-line sd-record-words">{remark}</span>
      )}
      {changes.map(({ field, before, after }) => (
        <span key={field} className="sd-record-line">
          {text.changed(
            fields[field] ?? field,
            valueWords(field, before, locale) ?? text.nothing,
            valueWords(field, after, locale) ?? text.nothing,
          )}
        </span>
      ))}
      {place && <PlaceLine place={place} />}
      {arrivedLate(record) && (
        <span className="sd-record-line">{text.recordedAt(momentWords(record.recordedAt, nowMs))}</span>
      )}
      {timeAdjusted && <span className="sd-record-line">{text.timeAdjusted}</span>}
    </>
  );
}

function PlaceLine({ place }: { place: NonNullable<HandleRecord['place']> }) {
  const words = useText(placeText);
  const text = useText(detailText);
  const locale = useLocale((state) => state.locale);
  const { distanceMeters, accuracyMeters, address, outside, latitude } = place;
  const length = (meters: number) => lengthWords(meters, words, locale);
  const parts = [
    distanceMeters !== undefined && words.distance(length(distanceMeters)),
    accuracyMeters !== undefined && words.accuracy(length(accuracyMeters)),
    address,
    latitude === undefined && text.noPosition,
  ].filter(Boolean);
  return (
    <span className="sd-record-line">
      {parts.join(' · ')}
      {outside && (
        <>
          {' '}
          <Pill tone="soon">{text.outside}</Pill>
        </>
      )}
    </span>
  );
}
