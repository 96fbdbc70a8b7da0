import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { dayWords } from '../../../shared/blocks/calendar/days.ts';
import { Notice } from '../../../shared/components/notice.tsx';
import { fullest } from '../../../shared/domain/schedule/marks.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type Member, overloadedOf } from '../data/team.ts';
import { teamText } from '../phrases/team.ts';

/** How many have more than they can do, and who has the most; or that nobody has. */
export function TeamNotice({ members }: { members: readonly Member[] }) {
  const text = useText(teamText);
  const locale = useLocale((state) => state.locale);
  const [first, ...others] = overloadedOf(members);
  const worst = first && fullest(first.loads);
  if (members.length === 0) return null;
  if (!worst) return <Notice icon="check">{text.balanced}</Notice>;
  return (
    <Notice icon="warning" tone="late">
      {text.overloaded(others.length + 1)} ·{' '}
      {text.most(first.name, dayWords(worst.date, locale), percentOf(worst.saturation))}
    </Notice>
  );
}
