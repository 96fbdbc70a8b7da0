import { Card } from '../../../shared/components/card.tsx';
import { orderWords, statusWords } from '../../../shared/domain/order/order-words.ts';
import { PriorityFlag } from '../../../shared/domain/order/priority-flag.tsx';
import { Due, SlaShare, useSlaView } from '../../../shared/domain/order/sla-bar.tsx';
import { StatusPill } from '../../../shared/domain/order/status-pill.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectClock } from '../../../shared/domain/project/project-clock.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';
import '../../../shared/domain/work/work-top.css';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';

/** What it is, of which project, and by when. */
export function ProjectHead({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).detail;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const view = useSlaView(projectClock(thing, nowMs));
  const { title, status, priority, projectName, cellName, dueAt } = thing;
  return (
    <Card>
      <div className="sd-top-title">
        <h2>{title}</h2>
        <StatusPill status={status}>{statusWords(status, locale)}</StatusPill>
      </div>
      <p className="sd-top-facts">
        <PriorityFlag priority={priority} />
        <span>{[orderWords(locale).kind.project, projectName, cellName].filter(Boolean).join(' · ')}</span>
      </p>
      <SlaShare view={view} />
      <div className="sd-top-due">
        <Due view={view} />
        {dueAt !== undefined && (
          <span className="sd-meta sd-num">
            <WholeTimes>{text.dueBy(momentWords(dueAt, nowMs))}</WholeTimes>
          </span>
        )}
      </div>
    </Card>
  );
}
