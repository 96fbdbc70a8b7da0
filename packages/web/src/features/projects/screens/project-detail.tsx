import { useSearchParams } from 'react-router-dom';
import { HistoryList } from '../../../shared/blocks/history/history-list.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import {
  Due,
  PriorityFlag,
  SlaShare,
  StatusPill,
  useSlaView,
} from '../../../shared/domain/order/order-marks.tsx';
import { itemWords, orderWords, statusWords } from '../../../shared/domain/order/order-words.ts';
import { centrePath } from '../../../shared/domain/order-centre/order-centre-tabs.tsx';
import { PersonLink } from '../../../shared/domain/people/person-link.tsx';
import { type ProjectOrder, projectClock } from '../../../shared/domain/project/project.ts';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useWorkEntries } from '../../../shared/domain/work/work-history.tsx';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact, momentWords, spanFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { projectBook } from '../phrases.ts';
import { projectActions, useDoProject } from '../project-actions.ts';
import { StagesCard } from '../stages-card.tsx';
import '../projects.css';
import '../../../shared/domain/work/work.css';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  progress: lazyPart(async () => (await import('../action-forms.tsx')).ProgressForm),
  cancel: lazyPart(async () => (await import('../action-forms.tsx')).CancelForm),
  activate: lazyPart(async () => (await import('../action-forms.tsx')).ReopenForm),
} as const;

function isForm(action: string | null): action is keyof typeof forms {
  return action !== null && Object.hasOwn(forms, action);
}

export function ProjectDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(projectBook);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  const title = action === 'activate' ? text.activate.reopenTitle : text[action].title;
  return <WithRecord key={action} kind={projectOrder} title={title} action={action} Form={forms[action]} />;
}

/** All of a project order: how far it has come, stage by stage. */
function DetailView() {
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
      {(record) => <Parts record={record} />}
    </DetailPage>
  );
}

function Parts({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).detail;
  const entries = useWorkEntries();
  const { content, attachments, records } = record;
  return (
    <>
      <ProjectHead record={record} />
      {record.can.includes('close') && <Notice icon="check">{text.toAccept}</Notice>}
      <StagesCard record={record} />
      {(content !== '' || attachments.length > 0) && (
        <Card title={text.content}>
          <div className="sd-stack">
            {content !== '' && <p className="sd-project-words">{content}</p>}
            <Attachments attachments={attachments} />
          </div>
        </Card>
      )}
      <HandlingCard record={record} />
      <Card title={text.history}>
        <HistoryList entries={entries(records)} />
      </Card>
    </>
  );
}

/** What it is, of which project, and by when. */
function ProjectHead({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).detail;
  const locale = useLocale((state) => state.locale);
  const nowMs = useNow();
  const view = useSlaView(projectClock(record, nowMs));
  const { title, status, priority, projectName, cellName, dueAt } = record;
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

/** Who manages it, who works on it and when. */
function HandlingCard({ record }: { record: ProjectOrder }) {
  const text = useText(projectBook).detail;
  const locale = useLocale((state) => state.locale);
  const { handlerName, assigneeName, planStart, planEnd, hangUpReason } = record;
  return (
    <Card title={text.handling}>
      <Facts
        facts={[
          { label: text.project, value: record.projectName },
          {
            label: text.manager,
            value: <PersonLink id={record.managerId} name={record.managerName} />,
          },
          // Between the two links, so that a finger meets one of them only.
          { label: text.group, value: record.handlerGroupName },
          {
            label: text.handler,
            value: handlerName ? (
              <PersonLink id={record.handlerId} name={handlerName} />
            ) : assigneeName ? (
              text.named(assigneeName)
            ) : (
              text.unassigned
            ),
          },
          { label: text.plan, value: planStart && spanFact(planStart, planEnd) },
          { label: text.due, value: momentFact(record.dueAt) },
          {
            label: text.hangUpReason,
            value: hangUpReason && itemWords('hangUpReason', hangUpReason, locale),
          },
          { label: text.resumeAt, value: momentFact(record.resumeAt) },
          { label: text.created, value: `${momentFact(record.createdAt)} · ${record.creatorName}` },
        ]}
      />
    </Card>
  );
}
