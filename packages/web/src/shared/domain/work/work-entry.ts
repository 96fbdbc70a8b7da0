import type { DictionaryCode } from '@svcdesk/core/rules';
import type { HistoryEntry } from '../../blocks/history/history-list.tsx';
import type { Locale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { wasRecordedLate } from '../order/history-entry.ts';
import type { HandleRecord } from '../order/order.ts';
import { itemWords, orderWords } from '../order/order-words.ts';
import { orderText } from '../order/phrases.ts';
import { kindWords } from './kind-words.ts';

type Words = Readonly<Record<string, string>>;

/** Where the reason of an action is named; the first dictionary that has it. */
const dictionaries: Readonly<Record<string, readonly DictionaryCode[]>> = {
  hangUp: ['hangUpReason'],
  cancel: ['cancelReason'],
  decline: ['declineReason'],
  reject: ['entrustReject', 'declineReason'],
  takeBack: ['cancelReason'],
};

function reasonIn({ action, reasonCode }: HandleRecord, locale: Locale): string | undefined {
  if (reasonCode === undefined) return undefined;
  const names = (dictionaries[action] ?? []).map((code) => itemWords(code, reasonCode, locale));
  return names.find((name) => name !== reasonCode);
}

const instants = ['planStart', 'planEnd', 'dueAt', 'resumeAt'];

function valueIn(field: string, value: string | undefined, locale: Locale): string {
  if (!value) return '–';
  if (instants.includes(field)) return momentFact(value);
  return field === 'priority' ? itemWords('priority', value, locale) : value;
}

/** What happened, after who did it: in English it begins small there. */
const inSentence = (happened: string) => happened.charAt(0).toLowerCase() + happened.slice(1);

/** One step of the history of work of any kind, in words. */
export function workEntry(record: HandleRecord, locale: Locale): HistoryEntry {
  const { id, action, byName, internal, remark, changes = [], attachments, at, timeAdjusted } = record;
  const order = orderWords(locale);
  const happened = (kindWords(locale).happened as Words)[action] ?? (order.happened as Words)[action];
  const fields: Words = order.field;
  const marks = orderText.in(locale).history;
  const reason = reasonIn(record, locale);
  const changed = changes.map(
    ({ field, before, after }) =>
      `${fields[field] ?? field}：${valueIn(field, before, locale)} → ${valueIn(field, after, locale)}`,
  );
  return {
    key: id,
    title: `${byName} ${inSentence(happened ?? action)}`,
    at,
    internal,
    lines: [
      ...(reason === undefined ? [] : [reason]),
      ...changed,
      ...(wasRecordedLate(record) ? [marks.recordedAt(momentFact(record.recordedAt))] : []),
      ...(timeAdjusted ? [marks.timeAdjusted] : []),
    ],
    words: remark === reason ? undefined : remark,
    attachments,
  };
}
