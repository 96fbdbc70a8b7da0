import { percentOf } from '../../../shared/blocks/calendar/day-mark.ts';
import { dayWords } from '../../../shared/blocks/calendar/days.ts';
import { Sheet } from '../../../shared/components/sheet.tsx';
import { minutesText } from '../../../shared/platform/i18n/durations.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { GroupLoad } from '../data/group-rows.ts';
import { groupsText } from '../phrases/groups.ts';
import { teamText } from '../phrases/team.ts';

/** A day of a group: what its figure is made of. */
export function GroupDaySheet({ load, onClosed }: { load: GroupLoad; onClosed: () => void }) {
  const text = useText(groupsText).sheet;
  const title = useText(teamText).sheet.title;
  const locale = useLocale((state) => state.locale);
  const { groupName, date, plannedMinutes, capacityMinutes, saturation, headcount } = load;
  const planned = minutesText(plannedMinutes, locale);
  const capacity = minutesText(capacityMinutes, locale);
  const words =
    capacityMinutes === 0 && plannedMinutes === 0
      ? text.rest
      : text.formula(planned, capacity, percentOf(saturation));
  return (
    <Sheet title={title(groupName, dayWords(date, locale))} onClosed={onClosed}>
      <p className="sd-num">{words}</p>
      <p className="sd-meta">{text.sums(headcount)}</p>
    </Sheet>
  );
}
