import { calendar } from '@svcdesk/core/contract/duty';
import { dayWords, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { Card } from '../../../shared/components/card.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { dutyText } from '../phrases/duty.ts';

interface ReplacedDutyProps {
  groupId: string;
  shift: string;
  days: readonly string[];
  people: readonly { id: string }[];
}

const shownDays = 8;

/** Who has that shift on those days by now and would have it no more. */
export function ReplacedDuty({ groupId, shift, days, people }: ReplacedDutyProps) {
  const text = useText(dutyText).setting;
  const locale = useLocale((state) => state.locale);
  const [first, last] = [days[0], days.at(-1)];
  const one = useCall(calendar, first ? { month: monthOf(first), groupId } : undefined);
  const other = useCall(calendar, last ? { month: monthOf(last), groupId } : undefined);
  const known = new Map([...(one.data ?? []), ...(other.data ?? [])].map((day) => [day.date, day]));
  const kept = new Set(people.map(({ id }) => id));
  const replaced = days.flatMap((day) => {
    const gone =
      known.get(day)?.people.filter((each) => each.shift === shift && !kept.has(each.accountId)) ?? [];
    return gone.length === 0 ? [] : [{ day, names: listed(gone.map(({ name }) => name)) }];
  });
  if (replaced.length === 0) return null;
  return (
    <Card title={text.replaces} tone="pending">
      <ul>
        {replaced.slice(0, shownDays).map(({ day, names }) => (
          <li key={day}>
            <WholeTimes>{text.was(dayWords(day, locale), names)}</WholeTimes>
          </li>
        ))}
        {replaced.length > shownDays && <li>{text.days(replaced.length)}</li>}
      </ul>
    </Card>
  );
}
