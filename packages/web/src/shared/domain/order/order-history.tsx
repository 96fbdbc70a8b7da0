import type { ReactNode } from 'react';
import { type HistoryEntry, HistoryList } from '../../blocks/history/history-list.tsx';
import { Pill } from '../../components/marks.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { lengthWords } from '../place/length-words.ts';
import { placeText } from '../place/phrases.ts';
import { handovers, happenedWords, reasonOf, valueWords, wasRecordedLate } from './history-entry.ts';
import type { HandleRecord } from './order.ts';
import { orderWords } from './order-words.ts';
import { orderText } from './phrases.ts';

interface OrderHistoryProps {
  /** Oldest first, as the server gives them. */
  records: readonly HandleRecord[];
  /** Leaves pictures and groups to the full page. */
  brief?: boolean;
  /** So many of the newest; all of them otherwise. */
  newest?: number;
}

/** What happened to an order, newest first. */
export function OrderHistory({ records, brief, newest }: OrderHistoryProps) {
  const entryOf = useHistoryEntry(brief, records);
  return <HistoryList entries={records.map(entryOf)} brief={brief} newest={newest} />;
}

/** Makes what a record says in words; of orders and of whatever is handled like them. All of one order's records tell who had it before. */
export function useHistoryEntry(
  brief = false,
  all: readonly HandleRecord[] = [],
): (record: HandleRecord) => HistoryEntry {
  const text = useText(orderText).history;
  const locale = useLocale((state) => state.locale);
  const handed = handovers(all);
  return (record) => {
    const reason = reasonOf(record, locale);
    const { remark, groupName, place, timeAdjusted } = record;
    const lines: ReactNode[] = [
      handedWords(handed.get(record.id) ?? handovers([record]).get(record.id), text),
      !brief && groupName,
      reason,
      ...changeLines(record, locale, text),
      place && <PlaceLine place={place} />,
      wasRecordedLate(record) && text.recordedAt(momentFact(record.recordedAt)),
      timeAdjusted && text.timeAdjusted,
    ];
    return {
      key: record.id,
      title: happenedWords(record, locale),
      at: record.at,
      internal: record.internal,
      lines: lines.filter(Boolean),
      words: remark === reason ? undefined : remark,
      attachments: record.attachments,
    };
  };
}

function handedWords(
  handed: { from: string | undefined; to: string } | undefined,
  text: { handed: (from: string, to: string) => string; handedTo: (to: string) => string },
): string | undefined {
  if (handed === undefined) return undefined;
  return handed.from === undefined ? text.handedTo(handed.to) : text.handed(handed.from, handed.to);
}

interface ChangeText {
  changed: (field: string, before: string, after: string) => string;
  nothing: string;
}

/** What an edit changed, one line a field. */
function changeLines({ changes = [] }: HandleRecord, locale: Locale, text: ChangeText): string[] {
  const names: Readonly<Record<string, string>> = orderWords(locale).field;
  return changes.map(({ field, before, after }) =>
    text.changed(
      names[field] ?? field,
      valueWords(field, before, locale) ?? text.nothing,
      valueWords(field, after, locale) ?? text.nothing,
    ),
  );
}

function PlaceLine({ place }: { place: NonNullable<HandleRecord['place']> }) {
  const words = useText(placeText);
  const text = useText(orderText).history;
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
    <>
      {parts.join(' · ')}
      {outside && (
        <>
          {' '}
          <Pill tone="soon">{text.outside}</Pill>
        </>
      )}
    </>
  );
}
