import type { OutboxItem } from '../../platform/outbox/outbox-item.ts';
import type { zhCN } from './phrases/zh-cn.ts';

/** How many failed, and how many wait: neither hides the other. */
export function lineWords(
  items: readonly Pick<OutboxItem, 'state'>[],
  text: Pick<typeof zhCN, 'refused' | 'waiting'>,
): string {
  const waiting = items.filter(({ state }) => state === 'waiting').length;
  const stopped = items.length - waiting;
  return [stopped > 0 && text.refused(stopped), waiting > 0 && text.waiting(waiting)]
    .filter(Boolean)
    .join(' · ');
}
