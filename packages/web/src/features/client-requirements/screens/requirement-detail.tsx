import { remind } from '@svcdesk/core/contract/requirements';
import { orderStatus, requirementReminderMs, requirementStatus } from '@svcdesk/core/rules';
import { useSearchParams } from 'react-router-dom';
import { useOpenForm } from '../../../shared/blocks/action/action-plan.ts';
import { useAction } from '../../../shared/blocks/action/use-action.ts';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { DetailPage } from '../../../shared/blocks/record/detail-page.tsx';
import { useRecordId, WithRecord } from '../../../shared/blocks/record/with-record.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { FieldsShown } from '../../../shared/domain/custom-fields/fields-shown.tsx';
import { itemWords, statusWords } from '../../../shared/domain/order/order-words.ts';
import { RemindNote } from '../../../shared/domain/remind/remind-note.tsx';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { useRequirementRecords } from '../../../shared/domain/requirement/use-requirement.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId, withQuery } from '../../../shared/platform/paths.ts';
import { useScreenTitle } from '../../../shared/platform/screens.ts';
import {
  type ClientAction,
  ClientRequirementCard,
  clientActions,
  clientRequirement,
} from '../client-requirement.tsx';
import { requirementsText } from '../phrases.ts';
import '../detail.css';

const CancelForm = lazyPart(async () => (await import('../cancel-form.tsx')).CancelForm);

/** All of one requirement; with `do=cancel` the form that takes it back, which has an entry of its own in history. */
export function RequirementDetailScreen() {
  const [query] = useSearchParams();
  const { cancel } = useText(requirementsText).act;
  if (query.get('do') !== 'cancel') return <DetailView />;
  return <WithRecord kind={clientRequirement} title={cancel.title} action="cancel" Form={CancelForm} />;
}

/** Reminds at once, a refusal being said in its own words; what takes it back is asked for a reason. */
function useAct(requirement: Requirement): (action: ClientAction) => Promise<unknown> {
  const open = useOpenForm();
  const chase = useAction({
    kind: clientRequirement,
    record: requirement,
    action: 'remind',
    call: remind,
    request: ({ at }) => ({ id: requirement.id, at }),
  });
  return (action) =>
    action === 'remind'
      ? chase()
      : open(withId(clientPaths.requirement.detail, requirement.id, { do: action }));
}

/** All of one requirement, for its customer. */
function DetailView() {
  const { detail: text } = useText(requirementsText);
  const records = useRequirementRecords(useRecordId());
  const mayAsk = useMay('c.requirement.create');
  return (
    <DetailPage
      kind={clientRequirement}
      title={useScreenTitle()}
      heading={({ requirementNo }) => <span className="sd-num">{requirementNo}</span>}
      backTo={clientPaths.requirement.list}
      table={clientActions}
      useAct={useAct}
      alsoRefresh={records.refetch}
      extra={({ id, status }) =>
        mayAsk &&
        status === requirementStatus.rejected && (
          <Button kind="main" to={withQuery(clientPaths.order.build, { again: id })}>
            {text.again}
          </Button>
        )
      }
    >
      {(requirement) => (
        <>
          <ClientRequirementCard requirement={requirement} linked={false} />
          <RemindNote record={requirement} records={records.data} intervalMs={requirementReminderMs} />
          <RefusalCard requirement={requirement} />
          <OrderMadeCard requirement={requirement} />
          <AskedCard requirement={requirement} />
          <ProgressLink requirement={requirement} />
        </>
      )}
    </DetailPage>
  );
}

interface PartProps {
  requirement: Requirement;
}

/** Why it was not accepted, in the desk's own words. */
function RefusalCard({ requirement: { status, reasonCode, remark } }: PartProps) {
  const { detail: text } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  if (status !== requirementStatus.rejected || (reasonCode === undefined && !remark)) return null;
  return (
    <Card title={text.why} tone="pending">
      {reasonCode !== undefined && <p>{itemWords('requirementReject', reasonCode, locale)}</p>}
      {remark && <p className="sd-requirement-words">{remark}</p>}
    </Card>
  );
}

/** The order that was made of it, and rating it once that is possible. */
function OrderMadeCard({ requirement: { id, orderId, orderNo, orderStatus: status } }: PartProps) {
  const { detail: text } = useText(requirementsText);
  const locale = useLocale((state) => state.locale);
  if (orderId === undefined) return null;
  return (
    <Rows label={text.order}>
      <Row
        to={withId(clientPaths.order.detail, orderId)}
        description={status === undefined ? undefined : statusWords(status, locale)}
      >
        <span className="sd-num">{text.toOrder(orderNo ?? '')}</span>
      </Row>
      {status === orderStatus.resolved && (
        <Row to={withId(clientPaths.requirement.evaluate, id)}>{text.evaluate}</Row>
      )}
      {status === orderStatus.closed && (
        <Row to={withId(clientPaths.requirement.evaluation, id)}>{text.evaluation}</Row>
      )}
    </Rows>
  );
}

/** What was asked: words, pictures, answers, where and by whom. */
function AskedCard({ requirement }: PartProps) {
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
              { label: text.assets, value: joinNames(assets.map(({ name, code }) => `${name} ${code}`)) },
              { label: text.createdAt, value: momentFact(requirement.createdAt) },
            ]}
          />
          <FieldsShown fields={fields} />
        </div>
      </Card>
      {copyOfId !== undefined && (
        <Rows>
          <Row to={withId(clientPaths.requirement.detail, copyOfId)} description={text.copyOf}>
            {text.toCopied}
          </Row>
        </Rows>
      )}
    </>
  );
}

/** The way to all that happened. */
function ProgressLink({ requirement: { id } }: PartProps) {
  const { detail: text } = useText(requirementsText);
  return (
    <Rows>
      <Row to={withId(clientPaths.requirement.progress, id)}>{text.progress}</Row>
    </Rows>
  );
}
