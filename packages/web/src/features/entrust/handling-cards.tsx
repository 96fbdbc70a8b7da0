import { Link } from 'react-router-dom';
import { phoneLink } from '../../shared/blocks/contact/phone.ts';
import { Attachments } from '../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Facts } from '../../shared/components/facts.tsx';
import type { EntrustOrder } from '../../shared/domain/entrust/entrust.ts';
import { PersonLink } from '../../shared/domain/people/person-link.tsx';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { entrustBook } from './phrases.ts';
import '../../shared/domain/entrust/entrust.css';

/** Who works on it, and of the owner's side which order it belongs to. */
export function HandlingCard({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const { engineerName, engineerPhone, orderId, orderNo, acceptedAt, finishedAt } = record;
  const known = [engineerName, record.groupName, orderId, acceptedAt].some((each) => each !== undefined);
  if (!known) return null;
  return (
    <Card title={text.people}>
      <Facts
        facts={[
          {
            label: text.order,
            value: orderId && <Link to={withId(staffPaths.order.detail, orderId)}>{orderNo}</Link>,
          },
          { label: text.coordinator, value: record.coordinatorName },
          {
            label: text.engineer,
            value: engineerName && <PersonLink id={record.engineerId} name={engineerName} />,
          },
          // Between two links, so that a finger meets one of them only.
          { label: text.group, value: record.groupName },
          {
            label: text.engineerPhone,
            value: engineerPhone && <a href={phoneLink('tel', engineerPhone)}>{engineerPhone}</a>,
          },
          { label: text.acceptedAt, value: momentFact(acceptedAt) },
          { label: text.finishedAt, value: momentFact(finishedAt) },
        ]}
      />
    </Card>
  );
}

/** What came of it. */
export function ResultCard({ record: { result, resultFiles } }: { record: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  if (!result) return null;
  return (
    <Card title={text.result} tone="done">
      <div className="sd-stack">
        <p className="sd-shared-words">{result}</p>
        <Attachments attachments={resultFiles} />
      </div>
    </Card>
  );
}
