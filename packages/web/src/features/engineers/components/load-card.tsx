import { calendarSaturation } from '@svcdesk/core/contract/plans';
import { dayOf, daysFrom } from '../../../shared/blocks/calendar/days.ts';
import { WeekStrip } from '../../../shared/blocks/calendar/week-strip.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { engineerText } from '../phrases/index.ts';

const shownDays = 7;

/** How full the coming days are: a figure a day, whoever looks. */
export function LoadCard({ id }: { id: string }) {
  const text = useText(engineerText);
  const today = dayOf(useNow());
  const days = useCall(calendarSaturation, { accountId: id, from: today, days: shownDays });
  return (
    <Card title={text.load}>
      <Loaded query={days} cards={1}>
        {(rows) => (
          <WeekStrip
            label={text.load}
            days={daysFrom(today, shownDays)}
            today={today}
            marks={
              new Map(
                rows.map(({ date, saturation, offDuty, leave }) => [
                  date,
                  { saturation, rest: offDuty === true || leave !== undefined },
                ]),
              )
            }
          />
        )}
      </Loaded>
    </Card>
  );
}
