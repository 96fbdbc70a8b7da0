import type { RequestOf } from '@svcdesk/core/contract';
import type { handle } from '@svcdesk/core/contract/pm-orders';
import { isVisible } from '@svcdesk/core/format';
import { isAnswered, judgedAnswer, type PmAnswer } from '@svcdesk/core/rules';
import type { Problems } from '../../shared/blocks/form/problems.ts';
import {
  type ExpectedItem,
  type ExpectedPm,
  ruledAnswer,
  ruledItem,
} from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { attachmentOf, type Photo } from '../../shared/platform/photos/photo-store.ts';
import { readingOf } from './reading.ts';

/** Whether an item says enough; photos that are still on this phone count. */
export function isDone(item: ExpectedItem): boolean {
  const answer = ruledAnswer(item);
  const photos = item.waitingPhotoCount ? 'waiting' : (answer?.photos ?? '');
  return isAnswered(ruledItem(item), answer && { ...answer, photos });
}

/** How far a check list is. */
export interface Standing {
  normalCount: number;
  abnormalCount: number;
  /** Items that something is still missing of. */
  missing: readonly ExpectedItem[];
}

export function standingOf(items: readonly ExpectedItem[]): Standing {
  const abnormal = items.filter(({ answer }) => answer?.result === 'abnormal');
  const answered = items.filter(({ answer }) => answer);
  return {
    normalCount: answered.length - abnormal.length,
    abnormalCount: abnormal.length,
    missing: items.filter((item) => !isDone(item)),
  };
}

const isOpen = (item: ExpectedItem) => !item.answer || !isDone(item);

/** The item to look at: the one that was chosen, else the first that is open; none once nothing is missing. */
export function currentItem(
  { items }: Pick<ExpectedPm, 'items'>,
  chosenId: string | undefined,
): ExpectedItem | undefined {
  const chosen = items.find(({ id }) => id === chosenId);
  return chosen ?? (standingOf(items).missing.length > 0 ? items.find(isOpen) : undefined);
}

/** The item after one that was just recorded: the next open one, else one that was passed by and is missing. */
export function nextItem(items: readonly ExpectedItem[], id: string | undefined): ExpectedItem | undefined {
  const place = items.findIndex((item) => item.id === id);
  return items.slice(place + 1).find(isOpen) ?? items.slice(0, place).find((item) => !isDone(item));
}

/** The one before it in the list. */
export function itemBefore(items: readonly ExpectedItem[], id: string | undefined): ExpectedItem | undefined {
  const place = items.findIndex((item) => item.id === id);
  return place < 0 ? items.at(-1) : items[place - 1];
}

/** What is to be checked of a record: the first of it that is open, else the first of it. */
export function itemOfAsset(items: readonly ExpectedItem[], ciId: string): ExpectedItem | undefined {
  const ofIt = items.filter((item) => item.ciId === ciId);
  return ofIt.find(isOpen) ?? ofIt[0];
}

/** An answer as it is filled in. */
export interface ItemDraft {
  result: PmAnswer['result'] | '';
  value: string;
  remark: string;
  photos: readonly Photo[];
}

type Answer = NonNullable<RequestOf<typeof handle>['answers']>[number];

/** What is judged by the reading, or only written down, is normal unless the engineer says otherwise; the rest is asked. */
const usuallyNormal: readonly string[] = ['number', 'text'];

export function draftOf({ answer, kind }: ExpectedItem): ItemDraft {
  const usual = usuallyNormal.includes(kind) ? 'normal' : '';
  return {
    result: (answer?.result as ItemDraft['result']) ?? usual,
    value: answer?.value ?? '',
    remark: answer?.remark ?? '',
    photos: [],
  };
}

/** The answer that a draft is; photos of before stay with it. */
export function answerOf(item: ExpectedItem, { result, value, remark, photos }: ItemDraft): Answer {
  const kept = item.answer?.photos.map(({ url }) => url) ?? [];
  const all = [...kept, attachmentOf(photos)].filter((part) => part !== undefined).join(',');
  const text = item.kind === 'number' ? readingOf(value)?.toString() : value.trim() || undefined;
  const said = {
    itemId: item.id,
    result: result === '' ? ('normal' as const) : result,
    value: text,
    remark: remark.trim() || undefined,
    photos: all || undefined,
  };
  return { ...said, result: judgedAnswer(ruledItem(item), said).result };
}

/** What its result comes to: a reading out of its limits is abnormal whatever was chosen. */
export function resultOf(item: ExpectedItem, draft: ItemDraft): ItemDraft['result'] {
  return draft.result === '' ? '' : answerOf(item, draft).result;
}

interface ProblemWords {
  notNumber: string;
  photosNeeded: string;
  evidence: string;
}

/** What an answer lacks, by the fields of the request. */
export function itemProblems(item: ExpectedItem, draft: ItemDraft, words: ProblemWords): Problems {
  const answer = answerOf(item, draft);
  if (draft.result === 'na') return {};
  const needsValue = ['number', 'text', 'select'].includes(item.kind);
  const isNumber = item.kind === 'number';
  const unread = isNumber && isVisible(draft.value) && readingOf(draft.value) === undefined;
  const needsPhoto = item.kind === 'photo' || item.photoRequired === true;
  const problems: Problems = {
    'answers.0.result': draft.result === '',
    'answers.0.value': unread ? words.notNumber : needsValue && item.required && answer.value === undefined,
    'answers.0.photos': needsPhoto && answer.photos === undefined && words.photosNeeded,
    'answers.0.remark': answer.result === 'abnormal' && !answer.remark && !answer.photos && words.evidence,
  };
  const said = Object.values(problems).some(Boolean);
  return said || isAnswered(ruledItem(item), answer) ? problems : { ...problems, '': true };
}
