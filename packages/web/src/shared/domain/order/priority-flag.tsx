import { useLocale } from '../../platform/i18n/locale.ts';
import { itemWords } from './item-words.ts';
import './order.css';

const tones: Readonly<Record<number, 'urgent' | 'high'>> = { 1: 'urgent', 2: 'high' };

/** Shows only what changes what one does next: urgent and high. */
export function PriorityFlag({ priority }: { priority: number }) {
  const locale = useLocale((state) => state.locale);
  const tone = tones[priority];
  if (tone === undefined) return null;
  return (
    <span className={`sd-flag sd-flag-${tone}`}>
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true" focusable="false">
        <path d="M1.5 11.5V1h7L6.8 4l1.7 3h-7" />
      </svg>
      {itemWords('priority', priority, locale)}
    </span>
  );
}
