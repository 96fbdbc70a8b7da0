import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { FieldsShown } from '../../../shared/domain/custom-fields/fields-shown.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import {
  aboutRequirement,
  clientRequirementPaths,
} from '../../../shared/domain/requirement/requirement-paths.ts';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { requirementsText } from '../phrases.ts';
import './detail.css';

interface PartProps {
  requirement: Requirement;
}

/** Why it was not accepted, in the desk's own words. */
export function RefusalCard({ requirement: { status, reasonCode, remark } }: PartProps) {
  const { detail: text } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  if (status !== 4 || (reasonCode === undefined && !remark)) return null;
  return (
    <Card title={text.why} tone="pending">
      {reasonCode !== undefined && <p>{itemWords('requirementReject', reasonCode, locale)}</p>}
      {remark && <p className="sd-requirement-words">{remark}</p>}
    </Card>
  );
}

/** The order that was made of it, and rating it once that is possible. */
export function OrderMadeCard({ requirement: { id, orderId, orderNo, orderStatus } }: PartProps) {
  const { detail: text } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  if (orderId === undefined) return null;
  return (
    <Rows label={text.order}>
      <Row
        to={aboutOrder(clientPaths.detail, orderId)}
        description={orderStatus === undefined ? undefined : statusWords(orderStatus, locale)}
      >
        <span className="sd-num">{text.toOrder(orderNo ?? '')}</span>
      </Row>
      {orderStatus === 5 && (
        <Row to={aboutRequirement(clientRequirementPaths.evaluate, id)}>{text.evaluate}</Row>
      )}
      {orderStatus === 6 && (
        <Row to={aboutRequirement(clientRequirementPaths.evaluation, id)}>{text.evaluation}</Row>
      )}
    </Rows>
  );
}

/** What was asked: words, pictures, answers, where and by whom. */
export function AskedCard({ requirement }: PartProps) {
  const { detail: text } = useText(requirementsText);
  const { content, attachments, fields, assets, cellName, reportName, reportPhone, copyOfId } = requirement;
  return (
    <>
      <Card title={text.content}>
        <div className="sd-stack">
          {content !== '' && <p className="sd-requirement-words">{content}</p>}
          <Attachments attachments={attachments} />
          <Facts
            facts={[
              { label: text.site, value: cellName },
              { label: text.reporter, value: [reportName, reportPhone].filter(Boolean).join(' ') },
              { label: text.catalog, value: requirement.serverCatalogName },
              { label: text.type, value: requirement.typeName },
              { label: text.assets, value: listed(assets.map(({ name, code }) => `${name} ${code}`)) },
              { label: text.createdAt, value: momentFact(requirement.createdAt) },
            ]}
          />
          <FieldsShown fields={fields} />
        </div>
      </Card>
      {copyOfId !== undefined && (
        <Rows>
          <Row to={aboutRequirement(clientRequirementPaths.detail, copyOfId)} description={text.copyOf}>
            {text.toCopied}
          </Row>
        </Rows>
      )}
    </>
  );
}

/** The way to all that happened. */
export function ProgressLink({ requirement: { id } }: PartProps) {
  const { detail: text } = useText(requirementsText);
  return (
    <Rows>
      <Row to={aboutRequirement(clientRequirementPaths.progress, id)}>{text.progress}</Row>
    </Rows>
  );
}
