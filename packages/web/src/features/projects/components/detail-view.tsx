import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { DetailPage } from '../../../shared/blocks/thing/detail-page.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { centrePath } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import type { ProjectOrder } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useWorkEntries } from '../../../shared/domain/work/use-work-entries.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectActions } from '../data/project-actions.ts';
import { useDoProject } from '../data/use-do-project.ts';
import { projectBook } from '../phrases.ts';
import { HandlingCard } from './handling-card.tsx';
import { ProjectHead } from './project-head.tsx';
import { StagesCard } from './stages-card.tsx';
import './detail-view.css';

/** All of a project order: how far it has come, stage by stage. */
export function DetailView() {
  const text = useText(projectBook).detail;
  return (
    <DetailPage
      kind={projectOrder}
      title={text.title}
      heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
      backTo={centrePath('project')}
      table={projectActions}
      useAct={useDoProject}
    >
      {(thing) => <Parts thing={thing} />}
    </DetailPage>
  );
}

function Parts({ thing }: { thing: ProjectOrder }) {
  const text = useText(projectBook).detail;
  const entries = useWorkEntries();
  const { content, attachments, records } = thing;
  return (
    <>
      <ProjectHead thing={thing} />
      {thing.can.includes('close') && <Notice icon="check">{text.toAccept}</Notice>}
      <StagesCard thing={thing} />
      {(content !== '' || attachments.length > 0) && (
        <Card title={text.content}>
          <div className="sd-stack">
            {content !== '' && <p className="sd-project-words">{content}</p>}
            <Attachments attachments={attachments} />
          </div>
        </Card>
      )}
      <HandlingCard thing={thing} />
      <Card title={text.history}>
        <HistoryList entries={entries(records)} />
      </Card>
    </>
  );
}
