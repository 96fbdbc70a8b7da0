import { Pill } from '../../shared/components/marks.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { skillsText } from './phrases.ts';

/** How far the review of something is; nothing once it is in force. */
export function ReviewPill({ status }: { status: number | undefined }) {
  const text = useText(skillsText).review;
  if (status === 1) return <Pill tone="accent">{text.waiting}</Pill>;
  if (status === 3) return <Pill tone="late">{text.rejected}</Pill>;
  return null;
}
