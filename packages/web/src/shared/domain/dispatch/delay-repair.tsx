import { useState } from 'react';
import { clockOf } from '../../blocks/calendar/days.ts';
import { RadioChips } from '../../components/choice.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { serverNow } from '../../platform/clock.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';
import { RepairFlow } from './repair-flow.tsx';
import type { Delay } from './use-delays.ts';

const longer = [30, 60, 120] as const;
const minuteMs = 60_000;

/** Until when a job will take, and what is to become of the work behind it. */
export function DelayRepair({ job, onClosed }: { job: Delay; onClosed: () => void }) {
  const text = useText(dispatchText).delay;
  const locale = useLocale((state) => state.locale);
  const [nowMs] = useState(() => Math.ceil(serverNow() / minuteMs) * minuteMs);
  const [minutes, setMinutes] = useState<number>(longer[0]);
  const { orderId, version, engineerId, engineerName, title, planStart, onTheWay } = job;
  const endOf = (more: number) => {
    const fromMs = onTheWay ? Math.max(nowMs, Date.parse(planStart)) : nowMs;
    return new Date(fromMs + more * minuteMs).toISOString();
  };
  return (
    <RepairFlow
      title={text.openFor(title)}
      trouble={{ job: { orderId, version, engineerId, planStart, planEnd: endOf(minutes) } }}
      remark={text.remark(engineerName)}
      head={
        <FieldFrame label={text.until} group>
          <RadioChips
            options={longer.map((more) => ({
              value: String(more),
              label: (onTheWay ? text.there : text.more)(minutesText(more, locale), clockOf(endOf(more))),
            }))}
            value={String(minutes)}
            onChange={(value) => setMinutes(Number(value))}
          />
        </FieldFrame>
      }
      onClosed={onClosed}
    />
  );
}
