import { create, partners } from '@svcdesk/core/contract/entrust';
import { entrustStatus } from '@svcdesk/core/rules';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { CheckChips } from '../../components/check-chips.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverInstant } from '../../platform/clock.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { PartnerSees } from './entrust-sees.tsx';
import { entrustText } from './phrases.ts';
import './entrust.css';

/** Hands an order to a partner: to whom, what goes with it, and how that looks over there before it leaves. */
export function EntrustForm({ record }: { record: OrderDetail }) {
  const text = useText(entrustText);
  const words = text.form;
  const known = useCall(partners, {});
  const only = known.data?.length === 1 ? known.data[0]?.id : undefined;
  const form = useActionForm({
    kind: staffOrder,
    record,
    action: 'entrust',
    call: create,
    initial: { ...unshared, partnerId: '', remark: '', dueAt: '' },
    doneWords: words.done,
    check: ({ partnerId }) => ({ partnerTenantId: (partnerId || only) === undefined }),
    request: ({ partnerId, remark, dueAt, ...shares }, { version, at }) => ({
      orderId: record.id,
      partnerTenantId: partnerId || (only ?? ''),
      remark: remark.trim() || undefined,
      dueAt: dueAt || undefined,
      assetIds: [...shares.assetIds],
      attachments:
        sharedFiles(record.attachments, shares)
          .map(({ url }) => url)
          .join(',') || undefined,
      version,
      at,
    }),
  });
  const { fields, set, error } = form;
  const { assetIds, remark, dueAt } = fields;
  return (
    <ActionPage title={words.title} form={form} submitLabel={words.submit}>
      <Loaded query={known} cards={1}>
        {(list) => (
          <FormField
            form={form}
            path="partnerTenantId"
            label={words.partner}
            required
            group
            hint={list.length === 0 ? words.noPartner : undefined}
          >
            <RadioChips
              options={list.map(({ id, name }) => ({ value: id, label: name }))}
              value={fields.partnerId || only}
              onChange={(partnerId) => set({ partnerId })}
            />
          </FormField>
        )}
      </Loaded>
      <WordsField form={form} name="remark" label={words.remark} hint={words.remarkHint} />
      <ShareFields order={record} shares={fields} onChange={set} />
      <FormField form={form} path="dueAt" label={words.due} hint={words.dueHint}>
        <DateInput
          kind="datetime"
          value={toLocalInput(dueAt)}
          min={toLocalInput(serverInstant())}
          onChange={(value) => set({ dueAt: fromLocalInput(value) ?? '' })}
        />
      </FormField>
      {error('') && <p role="alert">{error('')}</p>}
      <Disclosure title={words.preview} open>
        <div className="sd-stack sd-entrust-preview">
          <PartnerSees
            record={{
              title: record.title,
              content: record.content,
              status: entrustStatus.toDistribute,
              priority: record.priority,
              typeName: record.typeName,
              cellName: record.cellName,
              cellAddress: record.cellAddress,
              reportName: record.reportName ?? '',
              reportPhone: record.reportPhone ?? '',
              createdAt: serverInstant(),
              dueAt: dueAt || undefined,
              remark: remark.trim() || undefined,
              assets: record.assets.filter(({ ciId }) => assetIds.includes(ciId)),
              attachments: sharedFiles(record.attachments, fields),
            }}
          />
        </div>
      </Disclosure>
    </ActionPage>
  );
}

interface ShareFieldsProps {
  order: Pick<OrderDetail, 'assets' | 'attachments'>;
  shares: Shares;
  onChange: (shares: Partial<Shares>) => void;
}

/** Which of the order's things and files the partner may see. */
function ShareFields({ order, shares, onChange }: ShareFieldsProps) {
  const text = useText(entrustText).form;
  const files = order.attachments.flatMap(({ id, name }) => (id ? [{ value: id, label: name }] : []));
  return (
    <>
      {order.assets.length > 0 && (
        <FieldFrame label={text.assets} group hint={text.nothingChosen}>
          <CheckChips
            options={order.assets.map(({ ciId, name }) => ({ value: ciId, label: name }))}
            values={shares.assetIds}
            onChange={(assetIds) => onChange({ assetIds })}
          />
        </FieldFrame>
      )}
      {files.length > 0 && (
        <FieldFrame label={text.files} group hint={text.nothingChosen}>
          <CheckChips options={files} values={shares.fileIds} onChange={(fileIds) => onChange({ fileIds })} />
        </FieldFrame>
      )}
    </>
  );
}

/** What of an order goes along; nothing unless chosen. */
interface Shares {
  assetIds: readonly string[];
  fileIds: readonly string[];
}

const unshared: Shares = { assetIds: [], fileIds: [] };

/** The chosen files of an order; what is kept elsewhere cannot be handed on. */
function sharedFiles(files: OrderDetail['attachments'], { fileIds }: Shares): OrderDetail['attachments'] {
  return files.filter(({ id }) => id !== undefined && fileIds.includes(id));
}
