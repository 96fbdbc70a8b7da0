import type { RequirementAction } from '@svcdesk/core/rules';
import { requirementStatus } from '@svcdesk/core/rules';
import { Link, useSearchParams } from 'react-router-dom';
import { type ActionTable, useOpenForm } from '../../../shared/blocks/action/action-plan.ts';
import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { useRecordId, WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { FieldsShown } from '../../../shared/domain/custom-fields/fields-shown.tsx';
import { itemWords, statusWords } from '../../../shared/domain/order/order-words.ts';
import { ForecastCard } from '../../../shared/domain/order-build/forecast.tsx';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { RequirementCard } from '../../../shared/domain/requirement/requirement-card.tsx';
import { RequirementHistory } from '../../../shared/domain/requirement/requirement-history.tsx';
import { staffRequirement } from '../../../shared/domain/requirement/requirement-kind.tsx';
import { useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { useScreenTitle } from '../../../shared/platform/screens.ts';
import { LockNotice } from '../lock-notice.tsx';
import { handlingText } from '../phrases.ts';
import { fromRequirement } from '../to-order.ts';
import { useLock } from '../use-lock.ts';
import '../../../shared/components/card.css';

const RejectForm = lazyPart(async () => (await import('../reject-form.tsx')).RejectForm);

/** A requirement, or in its place the form that refuses it. */
export function RequirementDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(handlingText).reject;
  if (query.get('do') !== 'reject') return <DetailView />;
  return <WithRecord kind={staffRequirement} title={text.title} action="reject" Form={RejectForm} />;
}

/** What staff may do with a requirement. */
const requirementActions: ActionTable<RequirementAction> = {
  buttons: { toOrder: 'requirement.toOrder', reject: 'requirement.reject' },
  main: ['toOrder'],
  beside: ['reject'],
};

function useAct({ id }: Requirement): (action: RequirementAction) => Promise<unknown> {
  const open = useOpenForm();
  return (action) =>
    open(
      action === 'toOrder'
        ? withId(staffPaths.requirement.toOrder, id)
        : withId(staffPaths.requirement.detail, id, { do: action }),
    );
}

/** All of one requirement; the handler who opens it is at it, and others see that. */
function DetailView() {
  const id = useRecordId();
  const records = useRequirementRecords(id);
  return (
    <DetailPage
      kind={staffRequirement}
      title={useScreenTitle()}
      heading={({ requirementNo }) => <span className="sd-num">{requirementNo}</span>}
      backTo={staffPaths.requirement.list}
      table={requirementActions}
      useAct={useAct}
      alsoRefresh={records.refetch}
    >
      {(requirement) => <Parts requirement={requirement} />}
    </DetailPage>
  );
}

function Parts({ requirement }: { requirement: Requirement }) {
  const open = requirement.status <= requirementStatus.handling;
  const { take, giveBack } = useLock(requirement.id, open);
  return (
    <>
      <LockNotice requirement={requirement} onTake={take} onGiveBack={giveBack} />
      <RequirementCard requirement={requirement} />
      <WhyCard requirement={requirement} />
      <OrderMadeCard requirement={requirement} />
      <AskedCard requirement={requirement} />
      <AskerCard requirement={requirement} />
      {open && <ForecastCard draft={fromRequirement(requirement).initial} />}
      <RecordsCard requirement={requirement} />
    </>
  );
}

/** Why it was refused or taken back. */
function WhyCard({ requirement: { status, reasonCode, remark } }: { requirement: Requirement }) {
  const text = useText(handlingText).detail;
  const locale = useLocale((state) => state.locale);
  const isRejected = status === requirementStatus.rejected;
  if (!isRejected && status !== requirementStatus.cancelled) return null;
  if (reasonCode === undefined && !remark) return null;
  return (
    <Card title={isRejected ? text.refused : text.cancelled} tone="pending">
      {reasonCode !== undefined && (
        <p>{itemWords(isRejected ? 'requirementReject' : 'cancelReason', reasonCode, locale)}</p>
      )}
      {remark && <p className="sd-long-text">{remark}</p>}
    </Card>
  );
}

interface PartProps {
  requirement: Requirement;
}

/** What was asked, in the customer's words. */
function AskedCard({ requirement }: PartProps) {
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
            { label: text.assets, value: joinNames(assets.map(({ name, code }) => `${name} ${code}`)) },
          ]}
        />
        <FieldsShown fields={fields} />
      </div>
    </Card>
  );
}

/** Who asked, one tap to call back. */
function AskerCard({ requirement: { reportName, reportPhone, cellName, customerName } }: PartProps) {
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
function OrderMadeCard({ requirement: { orderId, orderNo = '', orderStatus } }: PartProps) {
  const text = useText(handlingText).detail;
  const locale = useLocale((state) => state.locale);
  if (orderId === undefined) return null;
  return (
    <Rows label={text.order}>
      <Row
        to={withId(staffPaths.order.detail, orderId)}
        description={orderStatus === undefined ? undefined : statusWords(orderStatus, locale)}
      >
        <span className="sd-num">{text.toOrder(orderNo)}</span>
      </Row>
    </Rows>
  );
}

/** The latest of what happened, and the way to the rest. */
function RecordsCard({ requirement: { id } }: PartProps) {
  const text = useText(handlingText);
  const shared = useText(sharedText);
  const records = useRequirementRecords(id);
  return (
    <Card
      title={text.detail.records}
      aside={<Link to={withId(staffPaths.requirement.records, id)}>{shared.action.viewAll}</Link>}
    >
      <Loaded query={records} cards={1}>
        {(list) => <RequirementHistory records={list} happened={text.happened} newest={3} />}
      </Loaded>
    </Card>
  );
}
