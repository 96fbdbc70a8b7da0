import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { saturationDays } from '@svcdesk/core/scheduling';
import { dayOf, daysFrom, shortDay } from '../../../shared/blocks/calendar/days.ts';
import { WeekStrip } from '../../../shared/blocks/calendar/week-strip.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { engineerText } from '../phrases.ts';

/** How full the coming days are, a figure a day: a fortnight for those who lead others, a week for everybody else. */
export function LoadCard({ id }: { id: string }) {
  const text = useText(engineerText);
  const today = dayOf(useNow());
  const isOwn = useSession(({ signedIn }) => signedIn?.id) === id;
  const leads = useMay('schedule.viewUnderling') && !isOwn;
  const shown = daysFrom(today, leads ? saturationDays.subordinates : saturationDays.self);
  const days = useCall(calendarSaturation, { accountId: id, from: today, days: shown.length });
  return (
    <Card title={text.load(shown.length)}>
      <Loaded query={days} cards={1}>
        {(rows) => {
          const marks = new Map(
            rows.map(({ date, saturation, offDuty, leave }) => [
              date,
              { saturation, rest: offDuty === true || leave !== undefined },
            ]),
          );
          return weeksIn(shown).map((week) => (
            <WeekStrip
              key={week[0]}
              label={`${text.load(shown.length)} ${shortDay(week[0] ?? today)}`}
              days={week}
              today={today}
              marks={marks}
            />
          ));
        }}
      </Loaded>
    </Card>
  );
}

/** Days seven by seven, from the first one on. */
function weeksIn(days: readonly string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
