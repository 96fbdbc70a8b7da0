import { isAnswered } from '@svcdesk/core/rules';
import {
  type ExpectedItem,
  type ExpectedPm,
  ruledAnswer,
  ruledItem,
} from '../../../shared/domain/pm-order/after-waiting-pm.ts';

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

/** What is to be checked of a thing: the first of it that is open, else the first of it. */
export function itemOfAsset(items: readonly ExpectedItem[], ciId: string): ExpectedItem | undefined {
  const ofIt = items.filter((item) => item.ciId === ciId);
  return ofIt.find(isOpen) ?? ofIt[0];
}
