import { useSearchParams } from 'react-router-dom';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Mark } from '../../../shared/components/marks.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { DeviceCard } from '../../../shared/domain/device-order/device-card.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { deviceOrder } from '../../../shared/domain/device-order/device-order-kind.tsx';
import { PersonLink } from '../../../shared/domain/people/person-link.tsx';
import { targetPath } from '../../../shared/domain/target/target-path.ts';
import { WorkHistory } from '../../../shared/domain/work/work-history.tsx';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { momentFact, spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { deviceActions, useDeviceAct } from '../device-actions.ts';
import { text as book } from '../phrases.ts';
import '../device-orders.css';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  check: lazyPart(async () => (await import('../action-forms.tsx')).CheckForm),
  hangUp: lazyPart(async () => (await import('../action-forms.tsx')).HangUpForm),
  void: lazyPart(async () => (await import('../action-forms.tsx')).VoidForm),
  close: lazyPart(async () => (await import('../action-forms.tsx')).CloseForm),
} as const;

type FormAction = keyof typeof forms;

function isForm(action: string | null): action is FormAction {
  return action !== null && Object.hasOwn(forms, action);
}

/** All of one device order, with what each of its people can do. */
export function DeviceDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(book);
  const action = query.get('do');
  if (isForm(action)) {
    return (
      <WithRecord
        key={action}
        kind={deviceOrder}
        title={text[action].title}
        action={action}
        Form={forms[action]}
      />
    );
  }
  return (
    <DetailPage
      kind={deviceOrder}
      title={text.list.title}
      heading={({ orderNo }) => <span className="sd-num">{orderNo}</span>}
      backTo={staffPaths.device.list}
      table={deviceActions}
      useAct={useDeviceAct}
    >
      {(order) => <DeviceView order={order} />}
    </DetailPage>
  );
}

/** What is to be done, to which devices, by whom, and what came of it. */
function DeviceView({ order }: { order: ExpectedDevice }) {
  const text = useText(book).detail;
  const { content, attachments, assets, records } = order;
  return (
    <>
      <DeviceCard order={order} />
      <ResultCard order={order} />
      {(content !== '' || attachments.length > 0) && (
        <Card title={text.content}>
          <p className="sd-device-words">{content}</p>
          <Attachments attachments={attachments} />
        </Card>
      )}
      {assets.length > 0 && (
        <Card title={text.assets}>
          <Rows plain label={text.assets}>
            {assets.map(({ ciId, name, code, className }) => (
              <Row
                key={ciId}
                prefix={<Mark icon="device" tone="off" />}
                description={`${className} · ${code}`}
                to={targetPath('staff', { kind: 'asset', id: ciId })}
              >
                {name}
              </Row>
            ))}
          </Rows>
        </Card>
      )}
      <PeopleAndTimes order={order} />
      <WorkHistory records={records} />
    </>
  );
}

/** What the engineer handed in. */
function ResultCard({ order }: { order: ExpectedDevice }) {
  const text = useText(book).detail;
  const { result, resultFiles } = order;
  if (result === undefined && resultFiles.length === 0) return null;
  return (
    <Card title={text.result}>
      <p className="sd-device-words">{result}</p>
      <Attachments attachments={resultFiles} />
    </Card>
  );
}

function PeopleAndTimes({ order }: { order: ExpectedDevice }) {
  const text = useText(book).detail;
  const nowMs = useNow();
  const { engineerName, planStart, planEnd, dueAt, finishedAt, closedAt, checkRound, unchecked } = order;
  const moment = (instant: string | undefined) => instant && momentFact(instant);
  return (
    <Card title={text.people}>
      <Facts
        facts={[
          { label: text.manager, value: order.managerName ?? text.nobody },
          {
            label: text.engineer,
            value: engineerName ? <PersonLink id={order.engineerId} name={engineerName} /> : text.nobody,
          },
          { label: text.checker, value: order.checkerName ?? text.nobody },
          { label: text.group, value: order.groupName },
          { label: text.planned, value: planStart && planEnd && spanWords(planStart, planEnd, nowMs) },
          { label: text.due, value: moment(dueAt) },
          { label: text.round, value: checkRound > 1 ? text.roundWords(checkRound) : undefined },
          { label: text.creator, value: order.creatorName },
          { label: text.created, value: moment(order.createdAt) },
          { label: text.finished, value: moment(finishedAt) },
          {
            label: text.closed,
            value: closedAt && (unchecked ? `${moment(closedAt)} · ${text.unchecked}` : moment(closedAt)),
          },
        ]}
      />
    </Card>
  );
}
