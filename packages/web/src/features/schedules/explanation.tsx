import { percentOf } from '../../shared/blocks/calendar/day-mark.ts';
import type { Load } from '../../shared/domain/schedule/marks.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { explain } from './explain.ts';
import { groupsText } from './phrases/groups.ts';
import { teamText } from './phrases/team.ts';
import { useLeaveWords } from './use-leave-words.ts';

/** Why a day has the figure that it has, in a sentence. */
export function Explanation({ load }: { load: Load }) {
  const text = useText(teamText).sheet;
  const alone = useText(groupsText).sheet.onlyNumber;
  const locale = useLocale((state) => state.locale);
  const leave = useLeaveWords();
  const explained = explain(load);
  const percent = percentOf(load.saturation);
  if (!explained) return <p className="sd-meta">{alone}</p>;
  const { planned, capacity, travel, overlaps } = explained;
  const [all, can] = [minutesText(planned, locale), minutesText(capacity, locale)];
  const off = planned === 0 ? text.rest : text.noCapacity(all, percent);
  const on = planned === 0 ? text.nothing(can) : text.formula(all, can, percent);
  const more = [
    travel > 0 && text.travel(minutesText(travel, locale)),
    overlaps && text.overlaps,
    load.leave !== undefined && leave.words(load.leave),
    load.unplannedCount && text.unplanned(load.unplannedCount),
  ].filter(Boolean);
  return (
    <div>
      <p className="sd-num">{capacity === 0 ? off : on}</p>
      {more.length > 0 && <p className="sd-meta">{more.join(' · ')}</p>}
    </div>
  );
}
