import { Link } from 'react-router-dom';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { FieldsShown } from '../../../shared/domain/custom-fields/fields-shown.tsx';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder, staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementHistory } from '../../../shared/domain/requirement/requirement-history.tsx';
import {
  aboutRequirement,
  staffRequirementPaths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { handlingText } from '../phrases.ts';
import '../../../shared/domain/order-work/content-card.css';

interface PartProps {
  requirement: Requirement;
}

/** What was asked, in the customer's words. */
export function AskedCard({ requirement }: PartProps) {
  const text = useText(handlingText).detail;
  const { content, attachments, fields, assets, serverCatalogName, typeName } = requirement;
  return (
    <Card title={text.asked}>
      <div className="sd-stack">
        {content !== '' && <p className="sd-long-text">{content}</p>}
        <Attachments attachments={attachments} />
        <Facts
          facts={[
            { label: text.catalog, value: serverCatalogName },
            { label: text.type, value: typeName },
            { label: text.assets, value: listed(assets.map(({ name, code }) => `${name} ${code}`)) },
          ]}
        />
        <FieldsShown fields={fields} />
      </div>
    </Card>
  );
}

/** Who asked, one tap to call back. */
export function AskerCard({ requirement: { reportName, reportPhone, cellName, customerName } }: PartProps) {
  return (
    <Card>
      <Contact
        face
        name={reportName}
        lines={[`${cellName} · ${customerName}`]}
        phone={reportPhone === '' ? undefined : reportPhone}
      />
    </Card>
  );
}

/** The order that was made of it. */
export function OrderMadeCard({ requirement: { orderId, orderNo = '', orderStatus } }: PartProps) {
  const text = useText(handlingText).detail;
  const locale = useLocale((state) => state.locale);
  if (orderId === undefined) return null;
  return (
    <Rows label={text.order}>
      <Row
        to={aboutOrder(staffPaths.detail, orderId)}
        description={orderStatus === undefined ? undefined : statusWords(orderStatus, locale)}
      >
        <span className="sd-num">{text.toOrder(orderNo)}</span>
      </Row>
    </Rows>
  );
}

/** The latest of what happened, and the way to the rest. */
export function RecordsCard({ requirement: { id } }: PartProps) {
  const text = useText(handlingText);
  const shared = useText(sharedText);
  const records = useRequirementRecords(id);
  return (
    <Card
      title={text.detail.records}
      aside={<Link to={aboutRequirement(staffRequirementPaths.records, id)}>{shared.action.viewAll}</Link>}
    >
      <Loaded query={records} cards={1}>
        {(list) => <RequirementHistory records={list} happened={text.happened} newest={3} />}
      </Loaded>
    </Card>
  );
}
