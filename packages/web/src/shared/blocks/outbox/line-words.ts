import type { TextOf } from '../../platform/i18n/phrase-book.ts';
import type { OutboxItem } from '../../platform/outbox/outbox-item.ts';
import type { outboxText } from './phrases.ts';

/** How many failed, and how many wait: neither hides the other. */
export function lineWords(
  items: readonly Pick<OutboxItem, 'state'>[],
  text: Pick<TextOf<typeof outboxText>, 'refused' | 'waiting'>,
): string {
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  const stopped = items.length - waiting;
  return [stopped > 0 && text.refused(stopped), waiting > 0 && text.waiting(waiting)]
    .filter(Boolean)
    .join(' · ');
}
