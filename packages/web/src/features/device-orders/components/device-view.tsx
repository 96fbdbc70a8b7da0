import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Mark } from '../../../shared/components/mark.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { DeviceCard } from '../../../shared/domain/device-order/device-card.tsx';
import type { ExpectedDevice } from '../../../shared/domain/device-order/device-order.ts';
import { PersonLink } from '../../../shared/domain/people/person-link.tsx';
import { targetPath } from '../../../shared/domain/target/target-path.ts';
import { WorkHistory } from '../../../shared/domain/work/work-history.tsx';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { momentFact, spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';
import './device-view.css';

/** What is to be done, to which devices, by whom, and what came of it. */
export function DeviceView({ order }: { order: ExpectedDevice }) {
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
