import { Card } from '../../components/card.tsx';
import { useNow } from '../../platform/hooks/use-now.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Due, PriorityFlag, SlaShare, useSlaView } from '../order/order-marks.tsx';
import { itemWords } from '../order/order-words.ts';
import type { EntrustOrder } from './entrust.ts';
import { EntrustPill } from './entrust-card.tsx';
import { entrustClock } from './entrust-clock.ts';
import { entrustText } from './phrases.ts';
import '../work/work.css';
import { WholeTimes } from '../../components/whole-times.tsx';

type Top = Pick<
  EntrustOrder,
  'title' | 'status' | 'priority' | 'typeName' | 'dueAt' | 'paused' | 'createdAt' | 'finishedAt'
>;

/** What was handed on, and by when it is to be done. */
export function EntrustTop({ record }: { record: Top }) {
  const text = useText(entrustText);
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const view = useSlaView(entrustClock(record, nowMs));
  const { title, status, priority, typeName, dueAt, paused } = record;
  return (
    <Card>
      <div className="sd-top-title">
        <h2>{title}</h2>
        <EntrustPill status={status} />
      </div>
      <p className="sd-top-facts">
        <PriorityFlag priority={priority} />
        {priority > 2 && <span>{itemWords('priority', priority, locale)}</span>}
        <span>{typeName}</span>
      </p>
      <SlaShare view={view} />
      <div className="sd-top-due">
        <Due view={view} />
        {dueAt !== undefined && (
          <span className="sd-meta sd-num">
            <WholeTimes>{paused ? text.paused : text.due(momentWords(dueAt, nowMs))}</WholeTimes>
          </span>
        )}
      </div>
    </Card>
  );
}
