import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { PersonLink } from '../../../shared/domain/people/person-link.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { minutesText } from '../../../shared/platform/i18n/durations.ts';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact, spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';

const moment = (instant: string | undefined) => instant && momentFact(instant);

/** What it is of, by when, by whom, and when it was done. */
export function PmFacts({ order }: { order: ExpectedPm }) {
  const text = useText(book).detail;
  const nowMs = useNow();
  const locale = useLocale((state) => state.locale);
  const { planName, dueOn, merged, groupName, engineerName, planStart, planEnd, minutes } = order;
  return (
    <Card>
      <Facts
        facts={[
          { label: text.skipped, value: order.skipReason },
          { label: text.plan, value: planName },
          { label: text.due, value: dueOn },
          { label: text.planned, value: planStart && planEnd && spanWords(planStart, planEnd, nowMs) },
          { label: text.minutes, value: minutesText(minutes, locale) },
          { label: text.group, value: groupName },
          {
            label: text.engineer,
            value: engineerName ? <PersonLink id={order.engineerId} name={engineerName} /> : text.nobody,
          },
          { label: text.started, value: moment(order.startedAt) },
          { label: text.finished, value: moment(order.finishedAt) },
          { label: text.merged, value: listed(merged) },
        ]}
      />
    </Card>
  );
}
