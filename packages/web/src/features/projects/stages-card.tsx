import { stageStatus } from '@svcdesk/core/rules';
import { Attachments } from '../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Icon } from '../../shared/components/icon.tsx';
import { Pill } from '../../shared/components/marks.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { endedStages, type ProjectOrder, type ProjectStage } from '../../shared/domain/project/project.ts';
import { kindStatusWords } from '../../shared/domain/work/kind-words.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { momentFact, spanFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { projectBook } from './phrases.ts';
import './projects.css';

const names: Readonly<Record<number, string>> = {
  [stageStatus.underWay]: 'now',
  [stageStatus.done]: 'done',
  [stageStatus.skipped]: 'skipped',
};

/** The stages in their order: what is over, what is worked on, what comes. */
export function StagesCard({ record: { stages } }: { record: ProjectOrder }) {
  const text = useText(projectBook).detail;
  return (
    <Card title={text.stages} aside={text.stagesDone(endedStages(stages), stages.length)}>
      <ol className="sd-stages">
        {stages.map((stage, index) => (
          <Stage key={stage.id} stage={stage} place={index + 1} />
        ))}
      </ol>
    </Card>
  );
}

function Stage({ stage, place }: { stage: ProjectStage; place: number }) {
  const locale = useLocale((state) => state.locale);
  const { name, status, handlerName, planStart, planEnd, finishedAt, result, attachments } = stage;
  const state = names[status] ?? 'later';
  const when = finishedAt ? momentFact(finishedAt) : planStart && spanFact(planStart, planEnd);
  return (
    <li className={`sd-stage sd-stage-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="sd-stage-mark sd-num" aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} /> : state === 'skipped' ? '–' : place}
      </span>
      <div className="sd-stage-words">
        <p className="sd-stage-name">
          <b>{name}</b>
          <Pill tone={state === 'now' ? 'processing' : state === 'done' ? 'ok' : 'plain'}>
            {kindStatusWords('stage', stageStatus, status, locale)}
          </Pill>
        </p>
        {(handlerName ?? when) && (
          <p className="sd-meta sd-num">
            <WholeTimes>{[handlerName, when].filter(Boolean).join(' · ')}</WholeTimes>
          </p>
        )}
        {result && <p className="sd-stage-result">{result}</p>}
        <Attachments attachments={attachments} />
      </div>
    </li>
  );
}
