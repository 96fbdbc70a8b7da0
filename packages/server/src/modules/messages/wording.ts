import { formatTimestamp } from '@svcdesk/core/format';
import { format, phrasesFor } from '@svcdesk/core/phrases';
import { type DictionaryCode, type OrderAction, orderActions } from '@svcdesk/core/rules';
import type { Locale } from '../../platform/http/handler.ts';

/** A message as stored: its kind and parameters, with the names that its ids stand for now. */
export interface StoredMessage {
  readonly kind: string;
  readonly params: Record<string, unknown>;
  readonly byName: string | null;
}

/** Whose dictionary the reason of an action comes from. */
const dictionaryOf: Readonly<Partial<Record<OrderAction, DictionaryCode>>> = {
  hangUp: 'hangUpReason',
  cancel: 'cancelReason',
  decline: 'declineReason',
  release: 'declineReason',
};

/** The same for messages about work of other kinds than orders. */
const dictionaryOfKind: Readonly<Record<string, DictionaryCode>> = {
  'requirement.rejected': 'requirementReject',
  'entrust.rejected': 'entrustReject',
};

/** What comes back without a reason comes back because its owner works no longer. */
const leftBehind: readonly string[] = ['order.released', 'device.rejected'];

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : undefined);

function reasonIn(locale: Locale, { kind, params }: StoredMessage): string | undefined {
  const { reasonCode, remark } = params;
  if (typeof reasonCode !== 'string') {
    if (typeof remark === 'string') return remark;
    return leftBehind.includes(kind) ? phrasesFor(locale).order.ownerLeft : undefined;
  }
  const action = orderActions.find((each) => each === params.action);
  const dictionary = dictionaryOfKind[kind] ?? dictionaryOf[action ?? 'hangUp'];
  const names: Record<string, string> = dictionary ? phrasesFor(locale).dictionary[dictionary] : {};
  return names[reasonCode] ?? reasonCode;
}

function timeIn(zone: string, params: Record<string, unknown>): string | undefined {
  // Some things are due on a day, not at a time of it.
  if (typeof params.dueOn === 'string') return params.dueOn;
  const at = params.dueAt ?? params.planStart ?? params.at;
  return typeof at === 'string' ? formatTimestamp(at, zone) : undefined;
}

/** Of messages about reviews: its kind and its result. */
function reviewIn(locale: Locale, { reviewKind, reviewResult }: Record<string, unknown>) {
  if (typeof reviewKind !== 'string') return {};
  const { kinds } = phrasesFor(locale);
  const about: Record<string, string> = kinds.reviewKind;
  const results: Record<string, string> = kinds.review;
  const result = typeof reviewResult === 'string' ? results[reviewResult] : undefined;
  return { title: about[reviewKind] ?? reviewKind, ...(result && { result }) };
}

/** Of messages about requests to join: the result, with the reviewer's remark. */
function joinIn(locale: Locale, { joinResult, remark }: Record<string, unknown>) {
  if (typeof joinResult !== 'string') return {};
  const results: Record<string, string> = phrasesFor(locale).kinds.review;
  const result = results[joinResult] ?? joinResult;
  return { result: typeof remark === 'string' && remark ? `${result} (${remark})` : result };
}

interface Words {
  readonly title: string;
  readonly content: string;
}

/** A message in the reader's words. A kind of a newer server is worded by the title that it carries. */
export function wordMessage(message: StoredMessage, locale: Locale, timeZone: string): Words {
  const { params } = message;
  const kinds: Record<string, Words | undefined> = phrasesFor(locale).messages;
  const words = kinds[message.kind] ?? kinds['system.notice'] ?? { title: '', content: '' };
  const values = {
    ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, text(value)])),
    byName: message.byName ?? phrasesFor(locale).order.bySystem,
    reason: reasonIn(locale, message),
    time: timeIn(timeZone, params) ?? phrasesFor(locale).order.timeOpen,
    ...reviewIn(locale, params),
    ...joinIn(locale, params),
  };
  return { title: format(words.title, values), content: format(words.content, values) };
}
