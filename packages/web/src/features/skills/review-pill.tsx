import { reviewStatus } from '@svcdesk/core/rules';
import { Pill } from '../../shared/components/marks.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { skillsText } from './phrases.ts';

/** How far the review of something is; nothing once it is in force. */
export function ReviewPill({ status }: { status: number | undefined }) {
  const text = useText(skillsText).review;
  if (status === reviewStatus.waiting) return <Pill tone="accent">{text.waiting}</Pill>;
  if (status === reviewStatus.rejected) return <Pill tone="late">{text.rejected}</Pill>;
  return null;
}
